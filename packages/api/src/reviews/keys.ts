import type { Key } from '../core/keys.ts';

/**
 * What a review may change beside its own row: the entity's state stands in every list, work moves
 * to other people's queues, and a note and an event are written.
 */
export const TOUCHED_BY_REVIEW: readonly Key[] = (
  [
    'daily-job-shifts',
    'watch-lists',
    'monitored-entities',
    'review-readies',
    'pit-stops',
    'entities',
    'company-queues',
    'notes',
    'event-logs',
  ] as const
).map((resource) => [resource]);
