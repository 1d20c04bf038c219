import type { ListQuery } from '../core/listQuery.ts';
import { callList } from '../core/request.ts';
import { useList } from '../core/useList.ts';
import type { RowChange } from '../core/useRowWrite.ts';
import { decide, useDecision, useReload } from '../reviews/client.ts';
import * as endpoints from './endpoints.ts';
import type { MonitoredEntity, MonitoredEntityReview, MonitoredKind } from './schema.ts';

/** A page of GET /monitored_entities, of one kind. */
export const useMonitoredEntities = (kind: MonitoredKind, query: ListQuery) =>
  useList(['monitored-entities', 'list', kind, query], () =>
    callList(endpoints.list, { ...query, filters: { kind, ...query.filters } }),
  );

/** Reviews a row. */
export const useReviewMonitoredEntity = () =>
  useDecision(
    'monitored-entities',
    'review',
    (change: RowChange<MonitoredEntity, MonitoredEntityReview>, key) =>
      decide(endpoints.review, 'MonitoredEntity', change, key),
  );

export const useReloadMonitoredEntity = () => useReload('monitored-entities', endpoints.read);
