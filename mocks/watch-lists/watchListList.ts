import { employerFilters, ID, idOf, isTrue } from '../employerFilters.ts';
import type { ListDefinition } from '../listPage.ts';
import { instantRange } from '../rangeFilters.ts';
import type { WatchListRecord } from './fixtures.ts';

/** A row that names no scrape stands for all those of its employer. */
const scrapesOf = ({ scrape, entity }: WatchListRecord) => (scrape ? [scrape] : entity.scrapes);

const listed = instantRange('watch_listed_date', (row: WatchListRecord) => row.watch_listed_date);

/** Order keys, filters and search of GET /watch_lists (contract, section 3). */
export const watchListList: ListDefinition<WatchListRecord> = {
  context: 'WatchList',
  path: '/api/watch_lists',
  search: (row) => [row.entity.company_name, ...scrapesOf(row).map(({ name }) => name)],
  ids: (row) => [row.entity.id, ...scrapesOf(row).map(({ id }) => id)],
  order: {
    id: ({ id }) => id,
    'entity.company_name': ({ entity }) => entity.company_name,
    'entity.id': ({ entity }) => entity.id,
    'scrape.name': ({ scrape }) => scrape?.name ?? null,
    'scrape.id': ({ scrape }) => scrape?.id ?? null,
    watch_listed_date: (row) => row.watch_listed_date,
    'entity.career_page': ({ entity }) => entity.career_page,
  },
  defaultOrder: [['watch_listed_date', 'desc']],
  filters: {
    ...employerFilters.filters,
    'scrape.id': (row, values) =>
      values.some((value) => scrapesOf(row).some(({ id }) => id === idOf(value))),
    snoozed: ({ snoozed }, [value]) => snoozed === isTrue(value),
    ...listed.filters,
  },
  flags: ['snoozed'],
  shapes: { ...employerFilters.shapes, 'scrape.id': ID, ...listed.shapes },
};
