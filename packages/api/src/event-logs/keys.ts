import type { Key } from '../core/keys.ts';

export const eventLogKeys = { all: ['event-logs'] } as const satisfies Record<string, Key>;
