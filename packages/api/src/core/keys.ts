import type { ListQuery } from './listQuery.ts';

/** The resources of the cache. Everything of a resource has its name as the first part of its key. */
export type Resource =
  | 'company-queues'
  | 'daily-job-shifts'
  | 'entities'
  | 'entity-matches'
  | 'event-logs'
  | 'lookups'
  | 'me'
  | 'monitored-entities'
  | 'notes'
  | 'pit-stops'
  | 'review-readies'
  | 'scrapes'
  | 'tags'
  | 'users'
  | 'watch-lists';

/** A cache key: the resource first, so that everything of a resource shares a prefix. */
export type Key = readonly [Resource, ...unknown[]];

/** The key of one page of a list. */
export const listKey = (resource: Resource, query: ListQuery): Key => [resource, 'list', query];
