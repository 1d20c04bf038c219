import { defineList } from '../core/list.ts';

/** GET /review_readies: the rows that wait for a review, unless another status is requested. */
export const reviewReadyList = defineList({
  type: 'ReviewReady',
  path: '/review_readies',
  sortKeys: [
    'id',
    'entity.company_name',
    'entity.id',
    'entity.ticker',
    'entity.tier_level',
    'request_source',
    'last_action_taken',
    'last_time_reviewed',
    'last_time_changed',
  ],
  sortAliases: {
    eid: 'entity.id',
    tier_level: 'entity.tier_level',
    'company_queue_request.request_source': 'request_source',
  },
  order: [{ key: 'last_time_changed', direction: 'desc' }],
  filters: {
    status: { kind: 'choices', options: ['open_for_review', 'accepted', 'declined'] },
    custom_search: {
      kind: 'search',
      properties: ['entity.company_name', 'entity.url', 'entity.career_page', 'entity.ticker'],
      ids: ['entity.id'],
    },
    'entity.id': { kind: 'id', of: 'entities', address: 'entityId' },
    tier_level: {
      kind: 'choices',
      options: ['0', '1', '2', '3'],
      addressOptions: ['1', '2', '3'],
      address: 'tier',
      properties: ['entity.tier_level'],
    },
    tags: {
      kind: 'ids',
      of: 'tags',
      address: 'tag',
      alsoNamed: 'tags',
      properties: ['entity.tags.tag.id'],
    },
    last_time_reviewed: { kind: 'instants', address: 'lastTimeReviewed' },
    never_reviewed: { kind: 'flag', address: 'neverReviewed', empty: 'last_time_reviewed' },
    last_time_changed: { kind: 'instants', address: 'lastTimeChanged' },
    exchange: {
      kind: 'ids',
      of: 'tags',
      address: 'exchange',
      properties: ['entity.tags.tag.id'],
    },
    ticker: { kind: 'prefix', address: 'ticker', properties: ['entity.ticker'] },
    id: { kind: 'ids', of: 'review_readies' },
  },
});
