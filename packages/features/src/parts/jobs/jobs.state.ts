import { byOwner, type Owner } from '@console/api/core/owner';
import { entityJobList } from '@console/api/jobs/list';
import { listStateOf } from '../../list/listStateOf.ts';

const jobsState = listStateOf(entityJobList, {
  defaultSort: { key: 'create_date', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
  omit: ['id'],
});

/**
 * The list state for the jobs of a scrape. It does not read the filter by scrape, because all jobs
 * belong to one scrape.
 */
const scrapeJobsState: typeof jobsState = {
  ...jobsState,
  filters: { ...jobsState.filters, scrape: { ...jobsState.filters.scrape, owns: () => false } },
};

/** The list state for the jobs of an entity or of a scrape. */
export const jobsStateOf = (owner: Owner) => byOwner(owner, jobsState, scrapeJobsState);
