import { useStuckScrapes } from '@console/api/insights/client';
import { toListQuery } from '../list/toListQuery.ts';
import { useListState } from '../list/useListState.ts';
import { InsightTable } from './InsightTable.tsx';
import { stuckWithoutQueuedItemsColumns } from './stuckScrapes.columns.tsx';
import { stuckWithoutQueuedItemsState } from './stuckScrapes.state.ts';

const insight = {
  name: 'stuck-scrapes-without-queued-items',
  title: 'Stuck Scrapes Without Queued Items',
  empty:
    'Scrapes appear here when they stop in the middle of a run and nothing waits in their queue.',
};

/** Scrapes that have stood at one stage for too long, and have nothing left to do. */
export function StuckWithoutQueuedItems() {
  const list = useListState(stuckWithoutQueuedItemsState);
  const result = useStuckScrapes({ ...toListQuery(list), filters: { with_jobs_in_queue: false } });
  return (
    <InsightTable
      insight={insight}
      list={list}
      result={result}
      columns={stuckWithoutQueuedItemsColumns}
    />
  );
}
