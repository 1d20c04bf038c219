import type { Key } from '../core/keys.ts';

export const noteKeys = { all: ['notes'] } as const satisfies Record<string, Key>;
