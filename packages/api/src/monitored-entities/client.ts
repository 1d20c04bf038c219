import type { ListQuery } from '../core/listQuery.ts';
import { callList } from '../core/request.ts';
import { useList } from '../core/useList.ts';
import * as endpoints from './endpoints.ts';
import type { MonitoredKind } from './schema.ts';

/** A page of GET /monitored_entities with the rows of one kind. */
export const useMonitoredEntities = (kind: MonitoredKind, query: ListQuery) =>
  useList(['monitored-entities', 'list', kind, query], () =>
    callList(endpoints.list, { ...query, filters: { kind, ...query.filters } }),
  );
