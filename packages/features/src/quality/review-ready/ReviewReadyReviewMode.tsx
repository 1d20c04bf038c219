import type { ReviewReady } from '@console/api/review-readies/schema';
import { reviewReadySource } from '@console/api/reviews/queueSources';
import { ReviewMode } from '../review-mode/ReviewMode.tsx';
import type { ReviewModeProps, ReviewSubject } from '../review-mode/subject.ts';
import { ReviewReadyDialog, ReviewReadyFacts } from './ReviewReadyDialog.tsx';
import { reviewReadyReview } from './reviewReadyReview.form.ts';

const subject: ReviewSubject<ReviewReady> = {
  kind: 'review-readies',
  source: reviewReadySource,
  actionLabels: reviewReadyReview.actionLabels,
  deciding: ({ company_queue_request, request_source }) => (
    <span dir="auto">{company_queue_request?.request_source ?? request_source ?? '–'}</span>
  ),
  careerPage: ({ entity }) => entity.career_page,
  Facts: ReviewReadyFacts,
  Review: ReviewReadyDialog,
};

/** The work that came back from the queue, one by one. */
export const ReviewReadyReviewMode = (props: ReviewModeProps<ReviewReady>) => (
  <ReviewMode subject={subject} {...props} />
);
