import type { ReviewReady, ReviewReadyReview } from '@console/api/review-readies/schema';
import { loadReviewReadies, useBulkReviewReviewReadies } from '@console/api/reviews/bulkClient';
import { reviewReadyReview } from '../review-ready/reviewReadyReview.form.ts';
import { BulkBar, type BulkBarProps } from './BulkBar.tsx';
import { batchOf, type BulkKind } from './bulkKind.ts';
import { sheetsOf } from './bulkSheets.tsx';

const kind: BulkKind<ReviewReady, ReviewReadyReview> = {
  ...batchOf(reviewReadyReview),
  rowNoun: 'requests',
  control: 'reviewReadies.review',
  questions: { accepted: 'Accept # requests', declined: 'Decline # requests' },
  buttons: {},
  facts: [{ header: 'Request Source', cell: ({ request_source }) => request_source ?? '–' }],
  useReview: useBulkReviewReviewReadies,
  load: loadReviewReadies,
};

const sheets = sheetsOf(kind);

/** The bar of the requests that are ready for review. */
export const ReviewReadyBulkBar = (props: BulkBarProps<ReviewReady>) => (
  <BulkBar {...props} kind={kind} sheets={sheets} />
);
