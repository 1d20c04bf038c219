import { get, getList, put } from '../core/endpoint.ts';
import { reviewBody } from '../reviews/schema.ts';
import { pitStopList } from './list.ts';
import { pitStopSchema } from './schema.ts';

export const list = getList(pitStopList, pitStopSchema, {
  controls: ['dataQuality.openReviewTabs'],
});
export const read = get('/pit_stops/{id}', pitStopSchema, {
  controls: ['dataQuality.openReviewTabs'],
});
export const review = put('/pit_stops/{id}/review', reviewBody, pitStopSchema, {
  controls: ['pitStops.review'],
  refusals: ['already_reviewed', 'entity_archived', 'pit_stop_done'],
});
