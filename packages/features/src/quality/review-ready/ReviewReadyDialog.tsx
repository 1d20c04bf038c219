import { useReloadReviewReady, useReviewReviewReady } from '@console/api/review-readies/client';
import type { ReviewReady } from '@console/api/review-readies/schema';
import { ExternalLink } from '../../parts/cells/ExternalLink.tsx';
import { Fact } from '../review/Fact.tsx';
import { LatestNote } from '../review/LatestNote.tsx';
import { reviewedText } from '../review/reviewedText.ts';
import { ReviewFields } from '../review/ReviewFields.tsx';
import { ReviewFrame } from '../review/ReviewFrame.tsx';
import { RowFacts } from '../review/RowFacts.tsx';
import { useActionReview } from '../review/useActionReview.ts';
import { reviewReadyReview } from './reviewReadyReview.form.ts';

interface ReviewReadyDialogProps {
  row: ReviewReady;
  onSaved?: (saved: ReviewReady) => void;
  onClose: () => void;
}

/** Accepts or declines work that came back from the queue. */
export function ReviewReadyDialog({ row, onSaved, onClose }: ReviewReadyDialogProps) {
  const review = useActionReview({
    kind: reviewReadyReview,
    row,
    onSaved,
    onClose,
    write: useReviewReviewReady(),
    reload: useReloadReviewReady(),
    success: 'Review Ready has been updated.',
  });
  const { base } = review;
  return (
    <ReviewFrame title={`Review ${base.entity.company_name}`} review={review} onClose={onClose}>
      <RowFacts>
        <Fact name="Career Page">
          {base.entity.career_page && <ExternalLink url={base.entity.career_page} />}
        </Fact>
        <Fact name="Request Source">{base.request_source}</Fact>
        <Fact name="Last Reviewed">{reviewedText(base)}</Fact>
        <Fact name="Latest Note">
          {base.latest_note?.content && <LatestNote html={base.latest_note.content} />}
        </Fact>
      </RowFacts>
      <ReviewFields review={review} />
    </ReviewFrame>
  );
}
