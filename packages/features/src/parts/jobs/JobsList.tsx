import { byOwner, type Owner } from '@console/api/core/owner';
import { useExportJobs, useJobs } from '@console/api/jobs/client';
import { useState } from 'react';
import { CsvButton } from '../../list/CsvButton.tsx';
import { ListPage, useListPage } from '../../list/ListPage.tsx';
import { useListState } from '../../list/useListState.ts';
import { RecordListHeader } from '../records/RecordListHeader.tsx';
import { entityJobColumns, scrapeJobColumns } from './jobs.columns.tsx';
import { jobFieldsOf, useScrapesOf } from './jobs.fields.tsx';
import { jobsStateOf } from './jobs.state.ts';

const ofEntity = { name: 'entity-jobs', label: 'Active Jobs' } as const;
const ofScrape = { name: 'scrape-jobs', label: 'All Active Jobs' } as const;

interface JobsListProps {
  /** It must not change while the list is mounted. Another owner needs another `key`. */
  owner: Owner;
  /** Shows `JobsFilters`. Without this function, the header has no Filter button. */
  onShowFilters?: () => void;
}

/** The active jobs of an entity or of a scrape. The list state is in the address. */
export function JobsList({ owner, onShowFilters }: JobsListProps) {
  const [data] = useState(() => ({
    ...byOwner(owner, ofEntity, ofScrape),
    search: 'Search Job Title & URL',
    loading: 'Loading Jobs',
    empty: 'Jobs appear here when a run of the scrape finds them.',
    fields: jobFieldsOf(owner),
    cellFilters: () =>
      import('./jobs.cellFilters.ts').then((module) => module.jobCellFiltersOf(owner)),
  }));
  const list = useListState(jobsStateOf(owner));
  const scrapes = useScrapesOf(list.filters.scrape && owner.entityId);
  const page = useListPage(data, {
    list,
    answer: useJobs(owner, list.query),
    columns: byOwner(owner, entityJobColumns, scrapeJobColumns),
    cellFilters: data.cellFilters,
    labelOf: (name, value) =>
      name === 'scrape' ? scrapes.find(({ id }) => String(id) === value)?.name : undefined,
  });
  const download = useExportJobs(owner);

  return (
    <ListPage page={page}>
      <RecordListHeader page={page} title={data.label} onShowFilters={onShowFilters} />
      <ListPage.Main>
        <ListPage.Rows page={page} />
      </ListPage.Main>
      <ListPage.Footer page={page}>
        <CsvButton list={list} download={download} rows="Jobs" />
      </ListPage.Footer>
    </ListPage>
  );
}
