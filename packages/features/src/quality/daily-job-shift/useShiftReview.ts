import {
  useReloadDailyJobShift,
  useReviewDailyJobShift,
} from '@console/api/daily-job-shifts/client';
import {
  SHIFT_ACTIONS,
  type DailyJobShift,
  type ShiftAction,
} from '@console/api/daily-job-shifts/schema';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import { useReview } from '../review/useReview.ts';
import { withCleanNote } from '../review/withCleanNote.ts';
import {
  emptyShiftReview,
  reasonShiftNotSavable,
  shiftReviewSchema,
  shiftReviewShape,
  toShiftReview,
  withShiftAction,
  withShiftJobCount,
  type ShiftReviewField,
  type ShiftReviewValues,
} from './dailyJobShiftReview.form.ts';

interface ShiftReviewOptions {
  row: DailyJobShift;
  action?: ShiftAction;
  onSaved?: (saved: DailyJobShift) => void;
  onClose: () => void;
}

/** The form of one shift's review. */
export function useShiftReview({ row, action, onSaved, onClose }: ShiftReviewOptions) {
  const defaultValues = emptyShiftReview(action);
  const form = useForm<ShiftReviewValues>({
    defaultValues,
    resolver: valibotResolver(shiftReviewSchema),
    mode: 'onTouched',
  });
  const values = { ...defaultValues, ...useWatch({ control: form.control }) };
  const review = useReview({
    form,
    row,
    onSaved,
    onClose,
    write: useReviewDailyJobShift(),
    reload: useReloadDailyJobShift(),
    draft: { draftKey: `daily-job-shift-review-${row.id}`, shape: shiftReviewShape },
    bodyOf: (typed) => toShiftReview(withCleanNote(typed)),
    success: 'Daily Job Shift has been updated.',
  });

  /**
   * Puts in what differs; the fields besides `changed` were not typed, so nothing is said of them
   * yet.
   */
  const take = (next: ShiftReviewValues, changed: ShiftReviewField) => {
    let field: ShiftReviewField;
    for (field in next) {
      if (field === changed || next[field] === values[field]) continue;
      form.setValue(field, next[field], { shouldDirty: true });
      form.clearErrors(field);
    }
    form.setValue(changed, next[changed], {
      shouldDirty: true,
      shouldTouch: changed === 'action',
      shouldValidate: changed === 'action',
    });
  };
  const choose = (chosen: string) => take(withShiftAction(values, chosen), 'action');

  return {
    ...review,
    control: form.control,
    values,
    choose,
    actions: SHIFT_ACTIONS.length,
    chooseAt: (at: number) => choose(SHIFT_ACTIONS[at] ?? ''),
    /** For the count's own field, whose binding puts the count itself in: what depends on it. */
    followJobCount: (typed: string) => {
      const { place_on_watch, snooze_date } = withShiftJobCount(values, typed);
      form.setValue('place_on_watch', place_on_watch, { shouldDirty: true });
      form.setValue('snooze_date', snooze_date, { shouldDirty: true });
    },
    problem: reasonShiftNotSavable(review.base, values),
  };
}
export type ShiftReview = ReturnType<typeof useShiftReview>;
