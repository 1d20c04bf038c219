import type { ScrapeRow } from '@console/api/scrapes/schema';
import { formatCount } from '@console/ui/numbers.ts';
import { defineCellFilters, exactly } from '../list/cellFilters/cellFilters.ts';
import { scrapesState } from './scrapes.state.ts';

/** The filter's band for a share in per cent: docs/decisions.md#lists (D-11). */
const bandOf = (percent: number) => String(Math.ceil(percent / 25) * 25);

export const scrapesCellFilters = defineCellFilters<ScrapeRow>()(scrapesState, {
  num_jobs: ({ num_jobs: count }) => exactly('totalJobs', count, formatCount(count)),
  without_locations: ({ percentage_without_locations: percent }) =>
    percent === null ? undefined : { name: 'withoutLocations', value: bandOf(percent) },
  active: ({ active }) => ({ name: 'runStatus', value: active ? 'automatic' : 'manual' }),
  archived: ({ archived }) => ({
    name: 'archivedStatus',
    value: archived ? 'archived' : 'active',
  }),
  ats: ({ ats }) => (ats ? { name: 'ats', value: ats } : undefined),
  site_type: ({ site_type: type, site_type_label: label }) =>
    type === null
      ? undefined
      : { name: 'siteType', value: String(type), label: label ?? undefined },
});
