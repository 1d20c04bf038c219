import type { Key } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';

export const entityKeys = {
  all: ['entities'],
  list: (query: ListQuery) => ['entities', 'list', query],
  totalRuns: (query: ListQuery) => ['entities', 'totalRuns', query],
  detail: (id: number) => ['entities', 'detail', id],
  scrapeAlerts: (id: number) => ['entities', 'scrapeAlerts', id],
  /** Not below `all`, so that a save does not repeat the look-ups of duplicates. */
  sameUrl: (url: string, excludeId?: number) => ['entityMatches', 'url', url, excludeId],
  sameCareerPage: (careerPage: string, excludeId?: number) => [
    'entityMatches',
    'careerPage',
    careerPage,
    excludeId,
  ],
} as const satisfies Record<string, Key | ((...args: never[]) => Key)>;
