import { useScrapesWithNoJobs } from '@console/api/insights/client';
import { toListQuery } from '../list/toListQuery.ts';
import { useListState } from '../list/useListState.ts';
import { InsightTable } from './InsightTable.tsx';
import { scrapesByEntityColumns } from './scrapesByEntity.columns.tsx';
import { scrapesByEntityState } from './scrapesByEntity.state.ts';

const insight = {
  name: 'with-no-jobs',
  title: 'Scrapes With No Jobs',
  loading: 'Loading Scrapes With No Jobs...',
  empty: 'Scrapes appear here when their last run found no job.',
};

/** Scrapes that found nothing. */
export function WithNoJobs() {
  const list = useListState(scrapesByEntityState);
  const result = useScrapesWithNoJobs(toListQuery(list));
  return (
    <InsightTable insight={insight} list={list} result={result} columns={scrapesByEntityColumns} />
  );
}
