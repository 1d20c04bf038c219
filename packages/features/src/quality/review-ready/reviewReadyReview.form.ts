import { REVIEW_READY_ASKS, reviewReadyBlockReason } from '@console/api/review-readies/rules';
import {
  REVIEW_READY_ACTIONS,
  type ReviewReady,
  type ReviewReadyAction,
  type ReviewReadyReview,
} from '@console/api/review-readies/schema';
import { reviewKind } from '../review/reviewForm.ts';

/** The review of work that came back from the queue; a declined one needs a note. */
export const reviewReadyReview = reviewKind<ReviewReady, ReviewReadyAction, ReviewReadyReview>({
  draft: 'review-ready-review',
  actions: REVIEW_READY_ACTIONS,
  actionLabels: { accepted: 'Accept', declined: 'Decline' },
  asks: REVIEW_READY_ASKS,
  blockReason: reviewReadyBlockReason,
  toBody: ({ note }, action) => ({ action, note }),
});
