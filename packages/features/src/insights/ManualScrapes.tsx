import { useManualScrapes } from '@console/api/insights/client';
import { toListQuery } from '../list/toListQuery.ts';
import { useListState } from '../list/useListState.ts';
import { InsightTable } from './InsightTable.tsx';
import { scrapesByEntityColumns } from './scrapesByEntity.columns.tsx';
import { scrapesByEntityState } from './scrapesByEntity.state.ts';

const insight = {
  name: 'manual-scrapes',
  title: 'Manual Scrapes',
  loading: 'Loading Manual Scrapes...',
  empty: 'Scrapes appear here when somebody switches off their automatic run.',
};

/** Scrapes that run only when somebody starts them. */
export function ManualScrapes() {
  const list = useListState(scrapesByEntityState);
  const result = useManualScrapes(toListQuery(list));
  return (
    <InsightTable insight={insight} list={list} result={result} columns={scrapesByEntityColumns} />
  );
}
