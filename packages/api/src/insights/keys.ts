import type { Key } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';

/** Below `scrapes`: whatever changes a scrape may move it from one of these lists to another. */
export const insightKeys = {
  list: (path: string, query: ListQuery) => ['scrapes', 'insights', path, query],
  metrics: ['scrapes', 'insights', 'metrics'],
  graph: (path: string, length: string, average: string) => [
    'scrapes',
    'insights',
    path,
    length,
    average,
  ],
} as const satisfies Record<string, Key | ((...args: never[]) => Key)>;
