import { REVIEW_READY_ASKS, reviewReadyBlockReason } from '@console/api/review-readies/rules';
import { REVIEW_READY_ACTIONS } from '@console/api/review-readies/schema';
import { reviewReadyCalls } from '@console/api/reviews/kinds';
import { reviewKind } from '../review/reviewKind.ts';
import { Fact, LinkFact, RowFacts } from '../review/RowFacts.tsx';

/** The review of work that the scrape team has finished. A declined one needs a note. */
export const reviewReadyKind = reviewKind({
  calls: reviewReadyCalls,
  control: 'reviewReadies.review',
  tab: 'review-ready',
  draft: 'review-ready-review',
  rowNoun: { one: 'request', many: 'requests' },
  saved: 'Review Ready has been updated.',
  actions: REVIEW_READY_ACTIONS,
  words: {
    accepted: { label: 'Accept', many: 'Accept #' },
    declined: { label: 'Decline', many: 'Decline #' },
  },
  asks: REVIEW_READY_ASKS,
  blockReason: reviewReadyBlockReason,
  toBody: ({ note }, action) => ({ action, note }),
  Facts: ({ row }) => (
    <RowFacts row={row} note={row.latest_note}>
      <LinkFact name="Career Page" url={row.entity.career_page} />
      <Fact name="Request Source">{row.request_source}</Fact>
    </RowFacts>
  ),
  deciding: ({ company_queue_request, request_source }) => (
    <span dir="auto">{company_queue_request?.request_source ?? request_source ?? '–'}</span>
  ),
  careerPage: ({ entity }) => entity.career_page,
  batch: {
    facts: [{ header: 'Request Source', cell: ({ request_source }) => request_source ?? '–' }],
  },
});
