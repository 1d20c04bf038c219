import type { DailyJobShift } from '@console/api/daily-job-shifts/schema';
import { useAssignDailyJobShift } from '@console/api/reviews/decisions';
import { shiftSource } from '@console/api/reviews/queueSources';
import { PercentChange } from '../../parts/cells/PercentChange.tsx';
import { AssignToMeButton } from '../assign/AssignToMeButton.tsx';
import { ReviewMode } from '../review-mode/ReviewMode.tsx';
import type { ReviewModeProps, ReviewSubject } from '../review-mode/subject.ts';
import { SHIFT_ACTION_LABELS } from './dailyJobShiftReview.form.ts';
import { DailyJobShiftReviewDialog, ShiftFacts } from './DailyJobShiftReviewDialog.tsx';

interface AssignProps {
  row: DailyJobShift;
  onSaved: (row: DailyJobShift) => void;
}

function AssignToMe({ row, onSaved }: AssignProps) {
  const { trigger } = useAssignDailyJobShift();
  return (
    <AssignToMeButton
      row={row}
      control="dailyJobShifts.assign"
      // Those it is assigned to already keep it.
      assign={(me) =>
        trigger({
          row,
          values: [
            ...row.assigned_to.filter(({ archived }) => !archived).map((person) => person.id),
            me,
          ],
        })
      }
      success="Daily Job Shift has been assigned."
      onSaved={onSaved}
    />
  );
}

const subject: ReviewSubject<DailyJobShift> = {
  kind: 'daily-job-shifts',
  source: shiftSource,
  actionLabels: SHIFT_ACTION_LABELS,
  deciding: ({ percent_change }) => <PercentChange change={percent_change} />,
  careerPage: ({ scrape, entity }) => scrape.career_portal ?? entity.career_page,
  Facts: ShiftFacts,
  Review: DailyJobShiftReviewDialog,
  AssignToMe,
};

/** The shifts in job counts, one by one. */
export const ShiftReviewMode = (props: ReviewModeProps<DailyJobShift>) => (
  <ReviewMode subject={subject} {...props} />
);
