import type { PitStop, PitStopAction } from '@console/api/pit-stops/schema';
import { useReloadPitStop, useReviewPitStop } from '@console/api/reviews/decisions';
import { DateText } from '@console/ui/DateText';
import { formatCount } from '@console/ui/numbers.ts';
import { ReviewDialog } from '../review/ReviewDialog.tsx';
import { ReviewFields } from '../review/ReviewFields.tsx';
import { Fact, LinkFact, RowFacts } from '../review/RowFacts.tsx';
import { useActionReview } from '../review/useReview.ts';
import { pitStopReview } from './pitStopReview.form.ts';

interface PitStopReviewDialogProps {
  row: PitStop;
  /** Chosen beforehand by the row's own action. */
  action?: PitStopAction;
  onSaved?: (saved: PitStop) => void;
  onClose: () => void;
}

/** The facts about the row that a reviewer needs. */
export function PitStopFacts({ row }: { row: PitStop }) {
  return (
    <RowFacts row={row} note={row.latest_note}>
      <LinkFact name="Career Page" url={row.entity.career_page} />
      <Fact name="Total Jobs">{formatCount(row.entity.num_jobs)}</Fact>
      <Fact name="Number of Requests">{formatCount(row.number_of_requests)}</Fact>
      <Fact name="Date Requested">
        <DateText at={row.pit_stop_entered_date} />
      </Fact>
    </RowFacts>
  );
}

/** Decides where a pit stop goes on. */
export function PitStopReviewDialog({ row, action, onSaved, onClose }: PitStopReviewDialogProps) {
  const form = useActionReview({
    kind: pitStopReview,
    row,
    action,
    onSaved,
    onClose,
    write: useReviewPitStop(),
    reload: useReloadPitStop(),
    success: 'Pit Stop has been updated.',
  });
  return (
    <ReviewDialog form={form} Facts={PitStopFacts}>
      <ReviewFields form={form} />
    </ReviewDialog>
  );
}
