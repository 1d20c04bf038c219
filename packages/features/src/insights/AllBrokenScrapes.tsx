import { useBrokenScrapes } from '@console/api/insights/client';
import { toListQuery } from '../list/toListQuery.ts';
import { useListState } from '../list/useListState.ts';
import { allBrokenScrapesColumns } from './brokenScrapes.columns.tsx';
import { allBrokenScrapesState } from './brokenScrapes.state.ts';
import { InsightTable } from './InsightTable.tsx';

const insight = {
  name: 'all-broken-scrapes',
  title: 'All Broken Scrapes',
  empty: 'Scrapes appear here when their automatic runs fail.',
};

/** Scrapes that should run and do not, of every ATS. */
export function AllBrokenScrapes() {
  const list = useListState(allBrokenScrapesState);
  const result = useBrokenScrapes(toListQuery(list));
  return (
    <InsightTable insight={insight} list={list} result={result} columns={allBrokenScrapesColumns} />
  );
}
