import { defineList } from '../core/list.ts';

const jobList = {
  type: 'Job',
  sortKeys: ['id', 'title', 'create_date', 'last_check'],
  order: [{ key: 'create_date', direction: 'desc' }],
} as const;

/** A list without the filter `active` has active jobs only. */
const filters = {
  custom_search: { kind: 'search', properties: ['title', 'url'], ids: ['id'] },
  has_location: { kind: 'flag', address: 'location', words: { true: 'true', false: 'false' } },
  create_date: { kind: 'days', address: 'dateCreated' },
  last_check: { kind: 'days', address: 'lastTimeChecked' },
  active: { kind: 'flag' },
  id: { kind: 'ids', of: 'jobs' },
} as const;

/** GET /entities/{id}/jobs. */
export const entityJobList = defineList({
  ...jobList,
  path: '/entities/{id}/jobs',
  filters: {
    ...filters,
    scrape: { kind: 'ids', of: 'scrapes', address: 'scrape', properties: ['scrape_id'] },
  },
});
/** GET /scrapes/{id}/jobs. */
export const scrapeJobList = defineList({ ...jobList, path: '/scrapes/{id}/jobs', filters });

/** The columns of the CSV file of jobs. */
export const jobCsvColumns = [
  'Job Title',
  'URL',
  'Job ID',
  'Scrape Name',
  'SID',
  'Date Created',
  'Last Time Checked',
  'Location',
] as const;
