import type { ApiError } from '@console/api/core/errors';
import type { ApiMutation } from '@console/api/core/useApiMutation';
import type { RowChange } from '@console/api/core/useRowWrite';
import { alreadyReviewedBy } from '@console/api/reviews/alreadyReviewed';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { sanitise } from '@console/ui/RichTextView/sanitise.ts';
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { FormDefinition } from '../../form/defineForm.ts';
import { COPY_BEFORE_CLOSING } from '../../form/refusal.ts';
import { useDialogForm } from '../../form/useDialogForm.ts';
import { emptyReview, type ReviewKind } from './reviewForm.ts';

/** What the dialogs of reviews and assignments are given for one row. */
export interface RowDialogOptions<Row, Body> {
  /** The row as the reviewer saw it when the dialog opened. */
  row: Row;
  write: ApiMutation<RowChange<Row, Body>, Row>;
  reload: ApiMutation<number, Row>;
  /** The toast of a success. */
  success: string;
  onSaved?: (saved: Row) => void;
  onClose: () => void;
}

interface ReviewOptions<V extends FieldValues, Row, Body> extends RowDialogOptions<Row, Body> {
  definition: FormDefinition<V>;
  defaults: V & DefaultValues<V>;
  draftKey: string;
  /** What is sent; undefined while nothing can be. */
  bodyOf: (values: V) => Body | undefined;
}

/** What a colleague did to the row meanwhile; undefined where a try failed for another reason. */
function conflictWords(error: ApiError | undefined): string | undefined {
  if (error?.kind !== 'conflict' || error.code === 'in_progress') return undefined;
  const review = alreadyReviewedBy(error);
  if (!review?.last_reviewed_by) return error.detail || 'Somebody changed this row meanwhile.';
  const { last_reviewed_by: by, last_time_reviewed: at } = review;
  const name = `${by.first_name} ${by.last_name}`.trim();
  return `Reviewed by ${name} meanwhile${at === null ? '' : ` (${formatMinute(at)})`}.`;
}

/**
 * The form of one decision about a row. When a colleague was faster, the row can be read again,
 * with or without what was typed.
 */
export function useReview<V extends FieldValues, Row extends { id: number }, Body>({
  row,
  write,
  reload,
  bodyOf,
  ...options
}: ReviewOptions<V, Row, Body>) {
  const [base, setBase] = useState(row);
  const isGone = reload.error?.kind === 'notFound';
  const form = useDialogForm({
    ...options,
    write: isGone ? { ...write, error: reload.error } : write,
    toBody: (values) => {
      const body = bodyOf(values);
      return body === undefined ? undefined : { row: base, values: body };
    },
    explain: ({ kind }) =>
      kind === 'notFound'
        ? { words: `Somebody has removed this row meanwhile. ${COPY_BEFORE_CLOSING}`, final: true }
        : undefined,
  });
  const renew = async (then?: () => void) => {
    const newer = await reload.trigger(base.id);
    if (!newer) return;
    form.dismiss();
    setBase(newer);
    then?.();
  };
  const words = form.refusal?.final ? undefined : conflictWords(write.error);

  return {
    ...form,
    /** The row on which the decision is taken now. */
    base,
    /** What a colleague did meanwhile, and the ways on. */
    conflict:
      words === undefined
        ? undefined
        : {
            words,
            pending: reload.pending,
            keepTyped: () => void renew(),
            startOver: () => void renew(form.startOver),
          },
  };
}

/** A restored note has not been through the editor, which removes everything that could run. */
export const withCleanNote = <V extends { note: string }>(values: V): V => ({
  ...values,
  note: sanitise(values.note),
});

interface ActionReviewOptions<Row, Action extends string, Body> extends RowDialogOptions<
  Row,
  Body
> {
  kind: ReviewKind<Row, Action, Body>;
  /** Chosen beforehand, and still to be changed. */
  action?: Action;
}

/** The form of a review with the five usual fields. */
export function useActionReview<Row extends { id: number }, Action extends string, Body>({
  kind,
  action,
  ...options
}: ActionReviewOptions<Row, Action, Body>) {
  const review = useReview({
    ...options,
    definition: kind.form,
    defaults: emptyReview(action),
    draftKey: `${kind.draft}-${options.row.id}`,
    bodyOf: (typed) => kind.bodyOf(withCleanNote(typed)),
  });
  const { setValue, clearErrors, values } = review;

  /** A reason and a day hold for one action only: another action begins without them. */
  const choose = (chosen: string) => {
    setValue('action', chosen, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    if (chosen === values.action) return;
    setValue('reason_code', '', { shouldDirty: true });
    setValue('snooze_date', '', { shouldDirty: true });
    clearErrors(['reason_code', 'snooze_date', 'job_count', 'note']);
  };

  return {
    ...review,
    kind,
    actions: { all: kind.actions, choose },
    reasonNotSavable: kind.obstacle(review.base)?.message ?? review.reasonNotSavable,
  };
}
