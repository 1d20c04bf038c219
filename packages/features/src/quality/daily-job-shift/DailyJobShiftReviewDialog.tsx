import type { DailyJobShift, ShiftAction } from '@console/api/daily-job-shifts/schema';
import { ExternalLink } from '../../parts/cells/ExternalLink.tsx';
import { formatCount, formatPercent } from '../../parts/cells/formatCount.ts';
import { Fact } from '../review/Fact.tsx';
import { LatestNote } from '../review/LatestNote.tsx';
import { reviewedText } from '../review/reviewedText.ts';
import { ReviewFrame } from '../review/ReviewFrame.tsx';
import { RowFacts } from '../review/RowFacts.tsx';
import { ShiftFields } from './ShiftFields.tsx';
import { useShiftReview } from './useShiftReview.ts';

interface DailyJobShiftReviewDialogProps {
  row: DailyJobShift;
  /** Chosen beforehand, and still to be changed. */
  action?: ShiftAction;
  onSaved?: (saved: DailyJobShift) => void;
  onClose: () => void;
}

/** Decides what a change of the number of jobs means. */
export function DailyJobShiftReviewDialog({
  row,
  action,
  onSaved,
  onClose,
}: DailyJobShiftReviewDialogProps) {
  const review = useShiftReview({ row, action, onSaved, onClose });
  const { base } = review;
  return (
    <ReviewFrame title={`Review ${base.entity.company_name}`} review={review} onClose={onClose}>
      <RowFacts>
        <Fact name="Scrape Name">{base.scrape.name}</Fact>
        <Fact name="Career Page">
          {base.scrape.career_portal && <ExternalLink url={base.scrape.career_portal} />}
        </Fact>
        <Fact name="Latest Job Count">
          {formatCount(base.latest_job_count)}, average {formatCount(base.avg_job_count)}, change{' '}
          {formatPercent(base.percent_change)}
        </Fact>
        <Fact name="Last Reviewed">{reviewedText(base)}</Fact>
        <Fact name="Latest Note">
          {base.latest_note?.content && <LatestNote html={base.latest_note.content} />}
        </Fact>
      </RowFacts>
      <ShiftFields review={review} />
    </ReviewFrame>
  );
}
