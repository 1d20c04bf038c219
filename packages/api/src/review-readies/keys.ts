import type { Key } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';

export const reviewReadyKeys = {
  all: ['review-readies'],
  lists: ['review-readies', 'list'],
  list: (query: ListQuery) => ['review-readies', 'list', query],
} as const satisfies Record<string, Key | ((...args: never[]) => Key)>;
