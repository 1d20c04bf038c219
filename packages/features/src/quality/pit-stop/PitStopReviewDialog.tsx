import { useReloadPitStop, useReviewPitStop } from '@console/api/pit-stops/client';
import type { PitStop, PitStopAction } from '@console/api/pit-stops/schema';
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
  const { base } = form;
  return (
    <ReviewDialog title={`Review ${base.entity.company_name}`} form={form}>
      <RowFacts row={base} note={base.latest_note}>
        <LinkFact name="Career Page" url={base.entity.career_page} />
        <Fact name="Total Jobs">{formatCount(base.entity.num_jobs)}</Fact>
        <Fact name="Number of Requests">{formatCount(base.number_of_requests)}</Fact>
        <Fact name="Date Requested">
          <DateText at={base.pit_stop_entered_date} />
        </Fact>
      </RowFacts>
      <ReviewFields form={form} />
    </ReviewDialog>
  );
}
