import type { Entity } from '@console/api/entities/schema';
import { csvLine } from '../csvLine.ts';
import type { ListDefinition } from '../listPage.ts';
import type { Wire } from '../wire.ts';

const idOf = (value: string): number => Number(value.split('/').pop());

/** Order keys, filters and search of GET /entities (contract, section 3). */
export const entityList: ListDefinition<Wire<Entity>> = {
  context: 'Entity',
  path: '/api/entities',
  search: ({ id, company_name, url, career_page, ticker }) => [
    id,
    company_name,
    url,
    career_page,
    ticker,
  ],
  order: {
    id: ({ id }) => id,
    eid: ({ id }) => id,
    company_name: ({ company_name }) => company_name,
    name: ({ company_name }) => company_name,
    url: ({ url }) => url,
    career_page: ({ career_page }) => career_page,
    num_jobs: ({ num_jobs }) => num_jobs,
    tier_level: ({ tier_level }) => tier_level,
    date_added: ({ date_added }) => date_added,
    archived: ({ archived }) => archived,
  },
  defaultOrder: [['id', 'desc']],
  filters: {
    ticker: ({ ticker }, [value = '']) =>
      value === '' || (ticker ?? '').toLowerCase().startsWith(value.toLowerCase()),
    tags: ({ tags }, values) =>
      values.some((value) => tags.some(({ tag }) => tag.id === idOf(value))),
    archived: ({ archived }, [value]) => archived === (value === 'true' || value === '1'),
    id: ({ id }, values) => values.some((value) => idOf(value) === id),
  },
  flags: ['archived'],
};

const detailOnly = new Set([
  'aliases',
  'scrapes',
  'company_queue',
  'job_count_delta',
  'jobs_by_country',
  'company_queue_requests',
]);

/** A list row: the entity without what only the detail holds. */
export const toRow = (entity: Wire<Entity>) => ({
  ...Object.fromEntries(Object.entries(entity).filter(([name]) => !detailOnly.has(name))),
  id: entity.id,
});

const iso = (seconds: number | null): string =>
  seconds === null ? '' : new Date(seconds * 1000).toISOString().replace('.000', '');

/** Header and rows of the CSV file (contract, section 3.3). */
export const toCsvLines = (rows: readonly Wire<Entity>[]): readonly string[] => [
  'EID,Entity Name,URL,Career Page,Total Jobs,Tags,Tier Level,Date Added,Status',
  ...rows.map((row) =>
    csvLine([
      row.id,
      row.company_name,
      row.url,
      row.career_page,
      row.num_jobs,
      row.tags.map(({ tag }) => tag.title).join('; '),
      row.tier_level,
      iso(row.date_added),
      row.archived ? 'Archived' : 'Active',
    ]),
  ),
];
