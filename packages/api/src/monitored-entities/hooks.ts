import type { ListQuery } from '../core/listQuery.ts';
import { useList } from '../core/useList.ts';
import { useRowReload } from '../core/useRowReload.ts';
import { useRowWrite } from '../core/useRowWrite.ts';
import { TOUCHED_BY_REVIEW } from '../reviews/keys.ts';
import { monitoredEntityKeys } from './keys.ts';
import { listMonitoredEntities, readMonitoredEntity, reviewMonitoredEntity } from './requests.ts';
import type { MonitoredKind } from './schema.ts';

/** A page of GET /monitored_entities, of one kind. */
export const useMonitoredEntities = (kind: MonitoredKind, query: ListQuery) =>
  useList(monitoredEntityKeys.list(kind, query), () => listMonitoredEntities(kind, query));

/** Decides on a row: `trigger({ row, values })` resolves with the row as it is now. */
export const useReviewMonitoredEntity = () =>
  useRowWrite({
    key: ['monitored-entities', 'review'],
    pages: monitoredEntityKeys.lists,
    send: reviewMonitoredEntity,
    touches: TOUCHED_BY_REVIEW,
  });

/** Reads one row again, for whoever was told that a colleague decided meanwhile. */
export const useReloadMonitoredEntity = () =>
  useRowReload(['monitored-entities', 'reload'], monitoredEntityKeys.lists, readMonitoredEntity);
