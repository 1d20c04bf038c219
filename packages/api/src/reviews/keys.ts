import type { Key } from '../core/keys.ts';

/** The resources whose rows can be reviewed, by their keys in the cache. */
export const REVIEWED_RESOURCES = [
  'daily-job-shifts',
  'watch-lists',
  'monitored-entities',
  'review-readies',
  'pit-stops',
] as const;
export type ReviewedResource = (typeof REVIEWED_RESOURCES)[number];

/**
 * The keys that a review may change besides its own row. Every list shows the state of the entity,
 * queues get requests, and a note and an event are written.
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
