import { byOwner, type Owner } from '@console/api/core/owner';
import { entityJobList } from '@console/api/jobs/list';
import { listStateOf } from '../../list/listStateOf.ts';

const jobsState = listStateOf(entityJobList, {
  defaultSort: { key: 'create_date', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
  omit: ['id'],
});

/** All jobs of a scrape are of this scrape, so its address has no filter by scrape. */
const scrapeJobsState: typeof jobsState = {
  ...jobsState,
  filters: { ...jobsState.filters, scrape: { ...jobsState.filters.scrape, owns: () => false } },
};

/** What the list of jobs of an entity or of a scrape keeps in its address. */
export const jobsStateOf = (owner: Owner) => byOwner(owner, jobsState, scrapeJobsState);
