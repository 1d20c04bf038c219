import type { ApiError } from '@console/api/core/errors';
import { threeWayMerge, type ThreeWayMerge } from '@console/ui/threeWayMerge.ts';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { statusOf } from './refusal.ts';

/** What both sides have changed. */
export interface FoundConflict<V extends FieldValues> {
  fields: readonly (keyof V & string)[];
  theirs: V;
  /** The newer version, in which `fields` have the values that both sides started from. */
  undecided: V;
  /** True when a restored draft caused the conflict, false when a refused save did. */
  byDraft: boolean;
}

const withFields = <V extends FieldValues>(
  values: V,
  other: V,
  fields: readonly (keyof V & string)[],
): V => fields.reduce((all, name) => ({ ...all, [name]: other[name] }), values);

/** The values as the server saves them: texts have no blanks at either end. */
const trimmed = <V extends FieldValues>(values: V): V =>
  Object.entries(values).reduce(
    (all, [name, value]) => (typeof value === 'string' ? { ...all, [name]: value.trim() } : all),
    values,
  );

/** Takes the change from `before` to `after` out of `newer`, as far as `newer` contains it. */
export function withoutChange<V extends FieldValues>(before: V, after: V, newer: V): V {
  const { merged, conflicts } = threeWayMerge(trimmed(after), before, newer);
  return withFields(merged, newer, conflicts);
}

/** Holds the fields of a form that another person has changed, too, until the person has decided. */
export function useFieldConflict<V extends FieldValues>() {
  const [found, setFound] = useState<FoundConflict<V>>();
  return {
    found,
    /** Merges two changes of `base`, and asks about the fields that both changed. */
    merge(base: V, mine: V, theirs: V, byDraft = false): ThreeWayMerge<V> {
      const result = threeWayMerge(base, mine, theirs);
      const { conflicts: fields } = result;
      const undecided = withFields(theirs, base, fields);
      setFound(fields.length > 0 ? { fields, theirs, undecided, byDraft } : undefined);
      return result;
    },
    end: () => setFound(undefined),
  };
}

interface ConflictingForm<V extends FieldValues> {
  conflict: ReturnType<typeof useFieldConflict<V>>;
  values: V;
  error: ApiError | undefined;
  /** When the newest version was saved, in Unix seconds. Null or undefined when that is not known. */
  savedAt: number | null | undefined;
  fill: (values: V) => void;
  dismiss: () => void;
  submit: () => Promise<void>;
  reasonNotSavable: string | undefined;
}

/** What the `ConflictPanel` shows, and its two answers. Undefined when there is no conflict. */
export function toSettle<V extends FieldValues>(form: ConflictingForm<V>) {
  const { conflict, error } = form;
  const { found, end } = conflict;
  if (!found || (!found.byDraft && !error)) return undefined;
  const { fields, theirs, byDraft } = found;
  return {
    fields,
    theirs,
    detail: byDraft ? undefined : error?.detail,
    status: byDraft || !error ? '' : statusOf(error),
    savedAt: form.savedAt,
    takeTheirs: () => {
      form.fill(withFields(form.values, theirs, fields));
      form.dismiss();
      end();
    },
    /** Sends the refused save again. After a restored draft, the person has to press Submit. */
    keepMine: () => {
      end();
      if (!byDraft && form.reasonNotSavable === undefined) void form.submit();
      else form.dismiss();
    },
  };
}
