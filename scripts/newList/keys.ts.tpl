import type { Key } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';

export const __camel__Keys = {
  list: (query: ListQuery) => ['__kebab__', 'list', query],
} as const satisfies Record<string, Key | ((...args: never[]) => Key)>;
