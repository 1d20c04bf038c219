import { useReloadPitStop, useReviewPitStop } from '@console/api/pit-stops/client';
import type { PitStop, PitStopAction } from '@console/api/pit-stops/schema';
import { DateText } from '@console/ui/DateText';
import { ExternalLink } from '../../parts/cells/ExternalLink.tsx';
import { formatCount } from '../../parts/cells/formatCount.ts';
import { Fact } from '../review/Fact.tsx';
import { LatestNote } from '../review/LatestNote.tsx';
import { reviewedText } from '../review/reviewedText.ts';
import { ReviewFields } from '../review/ReviewFields.tsx';
import { ReviewFrame } from '../review/ReviewFrame.tsx';
import { RowFacts } from '../review/RowFacts.tsx';
import { useActionReview } from '../review/useActionReview.ts';
import { pitStopReview } from './pitStopReview.form.ts';

interface PitStopReviewDialogProps {
  row: PitStop;
  /** Chosen beforehand by the row's own action. */
  action?: PitStopAction;
  onSaved?: (saved: PitStop) => void;
  onClose: () => void;
}

/** Decides where a pit stop goes on. */
export function PitStopReviewDialog({ row, action, onSaved, onClose }: PitStopReviewDialogProps) {
  const review = useActionReview({
    kind: pitStopReview,
    row,
    action,
    onSaved,
    onClose,
    write: useReviewPitStop(),
    reload: useReloadPitStop(),
    success: 'Pit Stop has been updated.',
  });
  const { base } = review;
  return (
    <ReviewFrame title={`Review ${base.entity.company_name}`} review={review} onClose={onClose}>
      <RowFacts>
        <Fact name="Career Page">
          {base.entity.career_page && <ExternalLink url={base.entity.career_page} />}
        </Fact>
        <Fact name="Total Jobs">{formatCount(base.entity.num_jobs)}</Fact>
        <Fact name="Number of Requests">{formatCount(base.number_of_requests)}</Fact>
        <Fact name="Date Requested">
          <DateText at={base.pit_stop_entered_date} />
        </Fact>
        <Fact name="Last Reviewed">{reviewedText(base)}</Fact>
        <Fact name="Latest Note">
          {base.latest_note?.content && <LatestNote html={base.latest_note.content} />}
        </Fact>
      </RowFacts>
      <ReviewFields review={review} />
    </ReviewFrame>
  );
}
