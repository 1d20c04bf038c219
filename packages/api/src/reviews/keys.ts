import type { Key } from '../core/keys.ts';
import { REVIEWED_RESOURCES } from './rules.ts';

/**
 * The keys that a review may change besides its own row. The state of the entity shows in every
 * list, queues get requests, and a note and an event are written.
 */
export const TOUCHED_BY_REVIEW: readonly Key[] = (
  [
    ...REVIEWED_RESOURCES,
    'quality-counts',
    'entities',
    'company-queues',
    'notes',
    'event-logs',
    'evidence',
  ] as const
).map((resource) => [resource]);
