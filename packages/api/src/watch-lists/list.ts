import { defineList } from '../core/list.ts';

/** GET /watch_lists: the open rows of the watch list. */
export const watchListList = defineList({
  type: 'WatchList',
  path: '/watch_lists',
  sortKeys: [
    'id',
    'entity.company_name',
    'entity.id',
    'scrape.name',
    'scrape.id',
    'watch_listed_date',
    'entity.career_page',
  ],
  sortAliases: { eid: 'entity.id', sid: 'scrape.id' },
  order: [{ key: 'watch_listed_date', direction: 'desc' }],
  filters: {
    custom_search: {
      kind: 'search',
      properties: ['entity.company_name', 'scrape.name', 'entity.scrapes.name'],
      ids: ['entity.id', 'scrape.id', 'entity.scrapes.id'],
    },
    'entity.id': { kind: 'id', of: 'entities', address: 'entityId' },
    'scrape.id': {
      kind: 'id',
      of: 'scrapes',
      address: 'scrapeId',
      properties: ['scrape.id', 'entity.scrapes.id'],
    },
    tags: {
      kind: 'ids',
      of: 'tags',
      address: 'tag',
      alsoNamed: 'tags',
      properties: ['entity.tags.tag.id'],
    },
    watch_listed_date: { kind: 'instants', address: 'watchListed' },
    snoozed: { kind: 'flag', address: 'snoozed', words: { true: 'true', false: 'false' } },
    assigned_to: {
      kind: 'ids',
      of: 'users',
      address: 'assignedTo',
      properties: ['assigned_to.id'],
    },
    unassigned: { kind: 'flag', address: 'unassigned', empty: 'assigned_to' },
    id: { kind: 'ids', of: 'watch_lists' },
  },
});
