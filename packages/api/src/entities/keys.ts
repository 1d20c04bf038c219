import type { Key } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';

export const entityKeys = {
  all: ['entities'],
  list: (query: ListQuery) => ['entities', 'list', query],
  totalRuns: (query: ListQuery) => ['entities', 'totalRuns', query],
  detail: (id: number) => ['entities', 'detail', id],
  scrapeAlerts: (id: number) => ['entities', 'scrapeAlerts', id],
  sameUrl: (url: string, excludeId?: number) => ['entities', 'sameUrl', url, excludeId],
  sameCareerPage: (careerPage: string, excludeId?: number) => [
    'entities',
    'sameCareerPage',
    careerPage,
    excludeId,
  ],
} as const satisfies Record<string, Key | ((...args: never[]) => Key)>;
