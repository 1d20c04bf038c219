import type { Key } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';

export const watchListKeys = {
  all: ['watch-lists'],
  lists: ['watch-lists', 'list'],
  list: (query: ListQuery) => ['watch-lists', 'list', query],
} as const satisfies Record<string, Key | ((...args: never[]) => Key)>;
