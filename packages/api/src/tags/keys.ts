import type { Key } from '../core/keys.ts';

export const tagKeys = {
  all: ['tags'],
  options: (title?: string) => ['tags', 'options', title],
} as const satisfies Record<string, Key | ((...args: never[]) => Key)>;
