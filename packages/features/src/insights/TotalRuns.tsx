import { useTotalRuns } from '@console/api/entities/client';
import { toListQuery } from '../list/toListQuery.ts';
import { useListState } from '../list/useListState.ts';
import { InsightTable } from './InsightTable.tsx';
import { totalRunsColumns } from './totalRuns.columns.tsx';
import { totalRunsState } from './totalRuns.state.ts';

const insight = {
  name: 'total-runs',
  title: 'Total Runs',
  empty: 'Employers appear here when one of their scrapes runs by itself.',
};

/** Employers with a scrape that runs by itself. */
export function TotalRuns() {
  const list = useListState(totalRunsState);
  const result = useTotalRuns(toListQuery(list));
  return <InsightTable insight={insight} list={list} result={result} columns={totalRunsColumns} />;
}
