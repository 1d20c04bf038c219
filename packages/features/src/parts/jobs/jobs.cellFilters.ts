import type { Owner } from '@console/api/core/owner';
import type { JobRow } from '@console/api/jobs/schema';
import { defineCellFilters, onDayOf } from '../../list/cellFilters/cellFilters.ts';
import { jobsStateOf } from './jobs.state.ts';

/** The cell filters for the jobs of an entity or of a scrape. */
export const jobCellFiltersOf = (owner: Owner) =>
  defineCellFilters<JobRow>()(jobsStateOf(owner), {
    scrape: ({ scrape }) =>
      scrape && { name: 'scrape', value: String(scrape.id), label: scrape.name },
    create_date: ({ create_date: at }) => onDayOf('dateCreated', at),
    last_check: ({ last_check: at }) => onDayOf('lastTimeChecked', at),
    has_location: ({ has_location: has }) => ({
      name: 'location',
      value: has ? 'true' : 'false',
    }),
  });
