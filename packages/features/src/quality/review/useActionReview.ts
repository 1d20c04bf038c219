import type { ApiMutation } from '@console/api/core/useApiMutation';
import type { RowChange } from '@console/api/core/useRowWrite';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import type { ReviewKind } from './reviewKind.ts';
import { emptyReview, reviewShape, type ReviewValues } from './reviewProblems.ts';
import { useReview } from './useReview.ts';
import { withCleanNote } from './withCleanNote.ts';

interface ActionReviewOptions<Row, Action extends string, Body> {
  kind: ReviewKind<Row, Action, Body>;
  row: Row;
  /** Chosen beforehand, and still to be changed (B-AMB-028). */
  action?: Action;
  write: ApiMutation<RowChange<Row, Body>, Row>;
  reload: ApiMutation<number, Row>;
  success: string;
  onSaved?: (saved: Row) => void;
  onClose: () => void;
}

/** The form of a review with the five usual fields. */
export function useActionReview<Row extends { id: number }, Action extends string, Body>({
  kind,
  row,
  action,
  ...course
}: ActionReviewOptions<Row, Action, Body>) {
  const defaultValues = emptyReview(action);
  const form = useForm<ReviewValues>({
    defaultValues,
    resolver: valibotResolver(kind.schema),
    mode: 'onTouched',
  });
  const values = { ...defaultValues, ...useWatch({ control: form.control }) };
  const review = useReview({
    ...course,
    form,
    row,
    draft: { draftKey: `${kind.draft}-${row.id}`, shape: reviewShape },
    bodyOf: (typed) => kind.bodyOf(withCleanNote(typed)),
  });

  /**
   * Another action asks for another reason and another day: what was chosen for the one before does
   * not hold for it.
   */
  const choose = (chosen: string) => {
    form.setValue('action', chosen, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    if (chosen === values.action) return;
    form.setValue('reason_code', '', { shouldDirty: true });
    form.setValue('snooze_date', '', { shouldDirty: true });
    form.clearErrors(['reason_code', 'snooze_date', 'job_count', 'note']);
  };

  return {
    ...review,
    control: form.control,
    values,
    kind,
    choose,
    problem: kind.reasonNotSavable(review.base, values),
    actions: kind.actions.length,
    chooseAt: (at: number) => choose(kind.actions[at] ?? ''),
  };
}
