import { useQueuedScrapes } from '@console/api/insights/client';
import { toListQuery } from '../list/toListQuery.ts';
import { useListState } from '../list/useListState.ts';
import { InsightTable } from './InsightTable.tsx';
import { withEntriesInQueueColumns } from './withEntriesInQueue.columns.tsx';
import { withEntriesInQueueState } from './withEntriesInQueue.state.ts';

const insight = {
  name: 'with-entries-in-queue',
  title: 'Scrapes With Entries in Queue',
  empty: 'Scrapes appear here while addresses wait in their queue.',
};

/** Scrapes that still have work to do. */
export function WithEntriesInQueue() {
  const list = useListState(withEntriesInQueueState);
  const result = useQueuedScrapes(toListQuery(list));
  return (
    <InsightTable
      insight={insight}
      list={list}
      result={result}
      columns={withEntriesInQueueColumns}
    />
  );
}
