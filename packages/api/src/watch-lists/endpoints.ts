import { get, getList, post, put } from '../core/endpoint.ts';
import { assignBody, reviewBody } from '../reviews/schema.ts';
import { watchListList } from './list.ts';
import { addedToWatchListSchema, addToWatchListBody, watchListSchema } from './schema.ts';

export const list = getList(watchListList, watchListSchema, { controls: ['dataQuality.open'] });
export const read = get('/watch_lists/{id}', watchListSchema, { controls: ['dataQuality.open'] });
export const review = put('/watch_lists/{id}/review', reviewBody, watchListSchema, {
  controls: ['watchLists.review'],
  refusals: ['already_reviewed', 'entity_archived'],
});
/** Assigns a row to one person. */
export const assign = put('/watch_lists/{id}/assign', assignBody, watchListSchema, {
  controls: ['watchLists.assign'],
  refusals: ['already_reviewed', 'entity_archived'],
});
export const add = post(
  '/entities/{id}/add_to_watch_list',
  addToWatchListBody,
  addedToWatchListSchema,
  {
    status: 201,
    controls: ['entityPage.addToWatchList'],
    refusals: ['already_on_watch_list', 'entity_archived'],
  },
);
