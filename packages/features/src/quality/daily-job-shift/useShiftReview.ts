import type { DailyJobShift, DailyJobShiftReview } from '@console/api/daily-job-shifts/schema';
import { useReviewReload, useReviewWrite } from '@console/api/reviews/client';
import type { ReviewKind, RowReviewProps } from '../review/reviewKind.ts';
import { useRepeat } from '../review/useRepeat.ts';
import { useReview, withCleanNote } from '../review/useReview.ts';
import {
  emptyShiftReview,
  shiftActionOf,
  shiftFacts,
  shiftReviewForm,
  shiftReviewBlockReason,
  toShiftReview,
  withShiftAction,
  withShiftJobCount,
  type ShiftReviewField,
  type ShiftReviewValues,
} from './dailyJobShiftReview.form.ts';

export interface ShiftReviewProps extends RowReviewProps<DailyJobShift> {
  kind: ReviewKind<DailyJobShift, DailyJobShiftReview>;
}

/** The form of the review of one shift. */
export function useShiftReview({ kind, row, action, onSaved, onClose }: ShiftReviewProps) {
  const review = useReview({
    row,
    onSaved,
    onClose,
    definition: shiftReviewForm,
    defaults: emptyShiftReview(action && shiftActionOf({ action })),
    draftKey: `${kind.draft}-${row.id}`,
    write: useReviewWrite(kind.calls),
    reload: useReviewReload(kind.calls),
    bodyOf: (typed) => {
      repeat.keep(typed);
      return toShiftReview(withCleanNote(typed));
    },
    success: kind.saved,
  });
  const { values, setValue, clearErrors } = review;

  /** Chooses an action. The fields that it resets were not typed, so they show no message yet. */
  const choose = (chosen: string) => {
    const next: ShiftReviewValues = withShiftAction(values, chosen);
    let field: ShiftReviewField;
    for (field in next) {
      if (field === 'action' || next[field] === values[field]) continue;
      setValue(field, next[field], { shouldDirty: true });
      clearErrors(field);
    }
    setValue('action', chosen, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };

  const repeat = useRepeat({
    tab: kind.draft,
    actions: kind.actions,
    asksOf: (chosen) => kind.asksOf({ action: chosen }),
    facts: shiftFacts(review.base),
    fill(fields) {
      choose(fields.action ?? '');
      let field: keyof typeof fields;
      for (field in fields)
        setValue(field, fields[field] ?? '', { shouldDirty: true, shouldValidate: true });
    },
  });

  return {
    ...review,
    repeat,
    actions: { all: kind.actions, choose },
    /**
     * Sets the fields that depend on the job count. The field of the job count sets the count
     * itself.
     */
    followJobCount: (typed: string) => {
      const { place_on_watch, snooze_date } = withShiftJobCount(values, typed);
      setValue('place_on_watch', place_on_watch, { shouldDirty: true });
      setValue('snooze_date', snooze_date, { shouldDirty: true });
    },
    reasonNotSavable: shiftReviewBlockReason(review.base, values) ?? review.reasonNotSavable,
  };
}
export type ShiftReview = ReturnType<typeof useShiftReview>;
