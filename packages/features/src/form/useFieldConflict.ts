import type { ApiError } from '@console/api/core/errors';
import type { ThreeWayMerge } from '@console/ui/threeWayMerge.ts';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';

interface ConflictingForm<V extends FieldValues> {
  values: V;
  fill: (values: V) => void;
  dismiss: () => void;
  submit: () => Promise<void>;
  reasonNotSavable: string | undefined;
}

/** The fields of a form that somebody else changed, too, while they were edited. */
export function useFieldConflict<V extends FieldValues>() {
  const [found, setFound] = useState<{ fields: readonly (keyof V & string)[]; theirs: V }>();
  return {
    /** Merges the version of the other side; undefined where fields conflict. */
    merge: (rebase: (theirs: V) => ThreeWayMerge<V>, theirs: V): V | undefined => {
      const { merged, conflicts } = rebase(theirs);
      setFound(conflicts.length > 0 ? { fields: conflicts, theirs } : undefined);
      return conflicts.length > 0 ? undefined : merged;
    },
    /** What the `ConflictPanel` shows, and its two answers; undefined without a conflict. */
    toSettle: (form: ConflictingForm<V>, error: ApiError | undefined) =>
      found &&
      error && {
        ...found,
        detail: error.detail,
        takeTheirs: () => {
          const { fields, theirs } = found;
          form.fill(fields.reduce((all, name) => ({ ...all, [name]: theirs[name] }), form.values));
          form.dismiss();
          setFound(undefined);
        },
        keepMine: () => {
          setFound(undefined);
          if (form.reasonNotSavable === undefined) void form.submit();
          else form.dismiss();
        },
      },
  };
}
