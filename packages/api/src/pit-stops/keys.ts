import type { Key } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';

export const pitStopKeys = {
  all: ['pit-stops'],
  lists: ['pit-stops', 'list'],
  list: (query: ListQuery) => ['pit-stops', 'list', query],
} as const satisfies Record<string, Key | ((...args: never[]) => Key)>;
