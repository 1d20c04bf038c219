import type { ReviewReady } from '@console/api/review-readies/schema';
import { useReloadReviewReady, useReviewReviewReady } from '@console/api/reviews/decisions';
import { ReviewDialog } from '../review/ReviewDialog.tsx';
import { ReviewFields } from '../review/ReviewFields.tsx';
import { Fact, LinkFact, RowFacts } from '../review/RowFacts.tsx';
import { useActionReview } from '../review/useReview.ts';
import { reviewReadyReview } from './reviewReadyReview.form.ts';

interface ReviewReadyDialogProps {
  row: ReviewReady;
  onSaved?: (saved: ReviewReady) => void;
  onClose: () => void;
}

/** The facts about the row that a reviewer needs. */
export function ReviewReadyFacts({ row }: { row: ReviewReady }) {
  return (
    <RowFacts row={row} note={row.latest_note}>
      <LinkFact name="Career Page" url={row.entity.career_page} />
      <Fact name="Request Source">{row.request_source}</Fact>
    </RowFacts>
  );
}

/** Accepts or declines work that came back from the queue. */
export function ReviewReadyDialog({ row, onSaved, onClose }: ReviewReadyDialogProps) {
  const form = useActionReview({
    kind: reviewReadyReview,
    row,
    onSaved,
    onClose,
    write: useReviewReviewReady(),
    reload: useReloadReviewReady(),
    success: 'Review Ready has been updated.',
  });
  return (
    <ReviewDialog form={form} Facts={ReviewReadyFacts}>
      <ReviewFields form={form} />
    </ReviewDialog>
  );
}
