import type { Key } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';
import type { MonitoredKind } from './schema.ts';

export const monitoredEntityKeys = {
  all: ['monitored-entities'],
  lists: ['monitored-entities', 'list'],
  list: (kind: MonitoredKind, query: ListQuery) => ['monitored-entities', 'list', kind, query],
} as const satisfies Record<string, Key | ((...args: never[]) => Key)>;
