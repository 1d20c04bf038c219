import type { Key } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';

export const tagKeys = {
  all: ['tags'],
  list: (query: ListQuery) => ['tags', 'list', query],
  options: (title?: string) => ['tags', 'options', title],
} as const satisfies Record<string, Key | ((...args: never[]) => Key)>;
