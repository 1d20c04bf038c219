import { REVIEW_READY_ASKS, reviewReadyObstacle } from '@console/api/review-readies/rules';
import {
  REVIEW_READY_ACTIONS,
  type ReviewReady,
  type ReviewReadyAction,
  type ReviewReadyReview,
} from '@console/api/review-readies/schema';
import { reviewKind } from '../review/reviewKind.ts';

/** Whether work that came back is good; who declines says why (B-AMB-035). */
export const reviewReadyReview = reviewKind<ReviewReady, ReviewReadyAction, ReviewReadyReview>({
  draft: 'review-ready-review',
  actions: REVIEW_READY_ACTIONS,
  labels: { accepted: 'Accept', declined: 'Decline' },
  asks: REVIEW_READY_ASKS,
  obstacle: reviewReadyObstacle,
  toBody: ({ note }, action) => ({ action, note }),
});
