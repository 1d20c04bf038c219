import { get, getList, put } from '../core/endpoint.ts';
import { reviewBody } from '../reviews/schema.ts';
import { reviewReadyList } from './list.ts';
import { reviewReadySchema } from './schema.ts';

export const list = getList(reviewReadyList, reviewReadySchema, {
  controls: ['dataQuality.openReviewTabs'],
});
export const read = get('/review_readies/{id}', reviewReadySchema, {
  controls: ['dataQuality.openReviewTabs'],
});
export const review = put('/review_readies/{id}/review', reviewBody, reviewReadySchema, {
  controls: ['reviewReadies.review'],
  refusals: ['already_reviewed', 'entity_archived'],
});
