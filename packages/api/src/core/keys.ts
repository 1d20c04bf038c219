import type { ListQuery } from './listQuery.ts';

/** The resources of the cache. Every key of a resource begins with its name. */
export type Resource =
  | 'company-queues'
  | 'daily-job-shifts'
  | 'entities'
  | 'entity-matches'
  | 'event-logs'
  | 'evidence'
  | 'jobs'
  | 'lookups'
  | 'me'
  | 'monitored-entities'
  | 'notes'
  | 'pit-stops'
  | 'quality-counts'
  | 'review-readies'
  | 'scrapes'
  | 'tags'
  | 'test-runs'
  | 'users'
  | 'views'
  | 'watch-lists';

/** A cache key. Its first part is the resource, by which all keys of the resource are found. */
export type Key = readonly [Resource, ...unknown[]];

/** The key of one page of a list. */
export const listKey = (resource: Resource, query: ListQuery): Key => [resource, 'list', query];
