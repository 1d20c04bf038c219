import { defineList } from '../core/list.ts';

/** GET /daily_job_shifts: the open shifts. */
export const dailyJobShiftList = defineList({
  type: 'DailyJobShift',
  path: '/daily_job_shifts',
  sortKeys: [
    'id',
    'entity.company_name',
    'entity.id',
    'scrape.name',
    'scrape.id',
    'scrape.ats',
    'avg_job_count',
    'latest_job_count',
    'percent_change',
    'absolute_change',
    'last_time_reviewed',
    'last_reviewed_by.id',
    'date_assigned',
    'scrape.last_updated',
  ],
  sortAliases: {
    eid: 'entity.id',
    sid: 'scrape.id',
    ats: 'scrape.ats',
    last_reviewed_by: 'last_reviewed_by.id',
    last_updated: 'scrape.last_updated',
  },
  order: [{ key: 'scrape.last_updated', direction: 'desc' }],
  filters: {
    custom_search: {
      kind: 'search',
      properties: ['entity.company_name', 'scrape.name'],
      ids: ['entity.id', 'scrape.id'],
    },
    'scrape.ats': { kind: 'texts', address: 'ats' },
    assigned_to: {
      kind: 'ids',
      of: 'users',
      address: 'assignedTo',
      properties: ['assigned_to.id'],
    },
    'entity.id': { kind: 'id', of: 'entities', address: 'entityId' },
    last_reviewed_by: {
      kind: 'ids',
      of: 'users',
      address: 'lastReviewedBy',
      properties: ['last_reviewed_by.id'],
    },
    last_time_reviewed: { kind: 'instants', address: 'lastTimeReviewed' },
    'scrape.last_updated': { kind: 'instants', address: 'lastUpdated' },
    latest_job_count: { kind: 'numbers', address: 'latestJobCount' },
    percent_change: { kind: 'decimals', address: 'percentChange' },
    absolute_change: { kind: 'decimals', address: 'absoluteChange' },
    shift_date: { kind: 'day' },
    /** Chooses the shifts that belong to an outage. See docs/contract.md#outages. */
    outage: { kind: 'flag', address: 'outages' },
    /** Chooses the shifts of scrapes that had none in the week before. */
    new: { kind: 'flag', address: 'new' },
    'scrape.id': { kind: 'id', of: 'scrapes', address: 'scrapeId' },
    tags: {
      kind: 'ids',
      of: 'tags',
      address: 'tag',
      alsoNamed: 'tags',
      properties: ['entity.tags.tag.id'],
    },
    unassigned: { kind: 'flag', address: 'unassigned', empty: 'assigned_to' },
    never_reviewed: { kind: 'flag', address: 'neverReviewed', empty: 'last_time_reviewed' },
    id: { kind: 'ids', of: 'daily_job_shifts' },
  },
});
