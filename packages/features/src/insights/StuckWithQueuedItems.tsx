import { useStuckScrapes } from '@console/api/insights/client';
import { toListQuery } from '../list/toListQuery.ts';
import { useListState } from '../list/useListState.ts';
import { InsightTable } from './InsightTable.tsx';
import { stuckWithQueuedItemsColumns } from './stuckScrapes.columns.tsx';
import { stuckWithQueuedItemsState } from './stuckScrapes.state.ts';

const insight = {
  name: 'stuck-scrapes-with-queued-items',
  title: 'Stuck Scrapes With Queued Items',
  empty: 'Scrapes appear here when they stop in the middle of a run with work left in their queue.',
};

/** Scrapes that have stood at one stage for too long, and still have work to do. */
export function StuckWithQueuedItems() {
  const list = useListState(stuckWithQueuedItemsState);
  const result = useStuckScrapes({ ...toListQuery(list), filters: { with_jobs_in_queue: true } });
  return (
    <InsightTable
      insight={insight}
      list={list}
      result={result}
      columns={stuckWithQueuedItemsColumns}
    />
  );
}
