import type { ApiError } from '@console/api/core/errors';
import type { FieldValues } from 'react-hook-form';

/** The fields that both sides changed, and the values of the other side. */
export type Clash<V extends FieldValues> = { fields: readonly (keyof V & string)[]; theirs: V };

interface ClashingForm<V extends FieldValues> {
  values: V;
  fill: (values: V) => void;
  dismiss: () => void;
  submit: () => Promise<void>;
  reasonNotSavable: string | undefined;
}

/**
 * The props of the `ConflictPanel` for a clash: what differs, and the callbacks of its two answers.
 * `settle` is called with either answer.
 */
export const clashQuestion = <V extends FieldValues>(
  clash: Clash<V> | undefined,
  error: ApiError | undefined,
  form: ClashingForm<V>,
  settle: () => void,
) =>
  clash &&
  error && {
    ...clash,
    detail: error.detail,
    takeTheirs: () => {
      const { fields, theirs } = clash;
      form.fill(fields.reduce((all, name) => ({ ...all, [name]: theirs[name] }), form.values));
      form.dismiss();
      settle();
    },
    keepMine: () => {
      settle();
      if (form.reasonNotSavable === undefined) void form.submit();
      else form.dismiss();
    },
  };
