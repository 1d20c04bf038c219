import type { Key } from '../core/keys.ts';

export const companyQueueKeys = {
  all: ['company-queues'],
  ofEntity: (entityId: number) => ['company-queues', 'entity', entityId],
} as const satisfies Record<string, Key | ((...args: never[]) => Key)>;
