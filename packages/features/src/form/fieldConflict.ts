import type { ApiError } from '@console/api/core/errors';
import type { FieldValues } from 'react-hook-form';

/** The fields that both sides changed, and the values of the other side. */
export type FieldConflict<V extends FieldValues> = {
  fields: readonly (keyof V & string)[];
  theirs: V;
};

interface ConflictingForm<V extends FieldValues> {
  values: V;
  fill: (values: V) => void;
  dismiss: () => void;
  submit: () => Promise<void>;
  reasonNotSavable: string | undefined;
}

/**
 * The props of the `ConflictPanel` for a conflict: what differs, and the callbacks of its two
 * answers. `settle` is called with either answer.
 */
export const conflictPanelProps = <V extends FieldValues>(
  conflict: FieldConflict<V> | undefined,
  error: ApiError | undefined,
  form: ConflictingForm<V>,
  settle: () => void,
) =>
  conflict &&
  error && {
    ...conflict,
    detail: error.detail,
    takeTheirs: () => {
      const { fields, theirs } = conflict;
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
