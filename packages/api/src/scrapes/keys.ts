import type { Key } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';

/**
 * The insight lists of scrapes keep their keys below `all` too: what changes a scrape may move it
 * from one to another.
 */
export const scrapeKeys = {
  all: ['scrapes'],
  list: (query: ListQuery) => ['scrapes', 'list', query],
  itemsInQueue: (id: number) => ['scrapes', 'itemsInQueue', id],
  detail: (id: number) => ['scrapes', 'detail', id],
} as const satisfies Record<string, Key | ((...args: never[]) => Key)>;
