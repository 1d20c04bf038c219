import { SHIFT_ASKS } from '@console/api/daily-job-shifts/rules';
import { SHIFT_ACTIONS, type DailyJobShift } from '@console/api/daily-job-shifts/schema';
import { useReviewReload, useReviewWrite } from '@console/api/reviews/client';
import { shiftCalls } from '@console/api/reviews/kinds';
import type { RowReviewProps } from '../review/reviewKind.ts';
import { useRepeat } from '../review/useRepeat.ts';
import { useReview, withCleanNote } from '../review/useReview.ts';
import {
  emptyShiftReview,
  shiftActionOf,
  shiftReviewForm,
  shiftReviewBlockReason,
  toShiftReview,
  withShiftAction,
  withShiftJobCount,
  type ShiftReviewField,
  type ShiftReviewValues,
} from './dailyJobShiftReview.form.ts';

export type ShiftReviewProps = RowReviewProps<DailyJobShift>;

/** The form of the review of one shift. */
export function useShiftReview({ row, action, onSaved, onClose }: ShiftReviewProps) {
  const review = useReview({
    row,
    onSaved,
    onClose,
    definition: shiftReviewForm,
    defaults: emptyShiftReview(action && shiftActionOf({ action })),
    draftKey: `daily-job-shift-review-${row.id}`,
    write: useReviewWrite(shiftCalls),
    reload: useReviewReload(shiftCalls),
    bodyOf: (typed) => {
      repeat.keep(typed);
      return toShiftReview(withCleanNote(typed));
    },
    success: 'Daily Job Shift has been updated.',
  });
  const { values, setValue, clearErrors } = review;

  /** The fields besides the action were not typed, so no message is shown at them yet. */
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
    tab: 'daily-job-shift-review',
    actions: SHIFT_ACTIONS,
    asksOf: (chosen) => SHIFT_ASKS[shiftActionOf({ action: chosen }) ?? 'do_nothing'],
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
    actions: { all: SHIFT_ACTIONS, choose },
    /** The count is set by its own field; this sets what depends on it. */
    followJobCount: (typed: string) => {
      const { place_on_watch, snooze_date } = withShiftJobCount(values, typed);
      setValue('place_on_watch', place_on_watch, { shouldDirty: true });
      setValue('snooze_date', snooze_date, { shouldDirty: true });
    },
    reasonNotSavable: shiftReviewBlockReason(review.base, values) ?? review.reasonNotSavable,
  };
}
export type ShiftReview = ReturnType<typeof useShiftReview>;
