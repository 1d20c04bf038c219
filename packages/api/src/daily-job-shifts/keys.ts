import type { Key } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';

export const dailyJobShiftKeys = {
  all: ['daily-job-shifts'],
  lists: ['daily-job-shifts', 'list'],
  list: (query: ListQuery) => ['daily-job-shifts', 'list', query],
} as const satisfies Record<string, Key | ((...args: never[]) => Key)>;
