import { get, getList, put } from '../core/endpoint.ts';
import { reviewBody } from '../reviews/schema.ts';
import { monitoredEntityList } from './list.ts';
import { monitoredEntitySchema } from './schema.ts';

export const list = getList(monitoredEntityList, monitoredEntitySchema, {
  controls: ['dataQuality.open'],
});
export const read = get('/monitored_entities/{id}', monitoredEntitySchema, {
  controls: ['dataQuality.open'],
});
export const review = put('/monitored_entities/{id}/review', reviewBody, monitoredEntitySchema, {
  controls: ['monitoredEntities.review'],
  refusals: ['already_reviewed', 'entity_archived'],
});
