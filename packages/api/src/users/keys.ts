import type { Key } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';

export const userKeys = {
  /** Everybody, for choices and labels. */
  options: ['users', 'options'],
  list: (query: ListQuery) => ['users', 'list', query],
} as const satisfies Record<string, Key | ((...args: never[]) => Key)>;
