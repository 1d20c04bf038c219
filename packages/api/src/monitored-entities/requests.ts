import { collectionOf } from '../core/hydra/collection.ts';
import { toSearchParams, type ListQuery } from '../core/listQuery.ts';
import { request } from '../core/request.ts';
import type { RowChange } from '../core/useRowWrite.ts';
import { reviewVersion } from '../reviews/rules.ts';
import {
  monitoredEntitySchema,
  type MonitoredEntity,
  type MonitoredEntityReview,
  type MonitoredKind,
} from './schema.ts';

const pageSchema = collectionOf(monitoredEntitySchema);

/** The two kinds share the call: employers that are watched, and those that came in lately. */
export async function listMonitoredEntities(kind: MonitoredKind, query: ListQuery) {
  const ofKind = { ...query, filters: { kind, ...query.filters } };
  return (await request(pageSchema, '/monitored_entities', { query: toSearchParams(ofKind) })).data;
}

export const readMonitoredEntity = async (id: number) =>
  (await request(monitoredEntitySchema, `/monitored_entities/${id}`)).data;

/** Fails with `conflict` where a colleague decided since the row was read. */
export async function reviewMonitoredEntity(
  { row, values }: RowChange<MonitoredEntity, MonitoredEntityReview>,
  idempotencyKey?: string,
) {
  const ifMatch = reviewVersion('MonitoredEntity', row);
  return (
    await request(monitoredEntitySchema, `/monitored_entities/${row.id}/review`, {
      method: 'PUT',
      body: values,
      ifMatch,
      idempotencyKey,
    })
  ).data;
}
