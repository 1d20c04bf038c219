import { useQueuedScrapes, useStuckScrapes } from '@console/api/insights/client';
import { useListPage } from '../list/ListPage.tsx';
import { useListState } from '../list/useListState.ts';
import { Freshness } from '../parts/freshness/Freshness.tsx';
import { Insight, words } from './InsightPage.tsx';
import {
  stuckWithoutQueuedItemsState,
  stuckWithQueuedItemsState,
  withEntriesInQueueState,
} from './insights.state.ts';
import {
  stuckWithoutQueuedItemsColumns,
  stuckWithQueuedItemsColumns,
} from './stuckScrapes.columns.tsx';
import { withEntriesInQueueColumns } from './totals.columns.tsx';

const withEntriesInQueue = words(
  'with-entries-in-queue',
  'Scrapes With Entries in Queue',
  'Scrapes appear here while addresses wait in their queue.',
);

/** Scrapes that have items left in their queue. */
export function WithEntriesInQueue() {
  const list = useListState(withEntriesInQueueState);
  const answer = useQueuedScrapes(list.query);
  const columns = withEntriesInQueueColumns;
  const page = useListPage(withEntriesInQueue, { list, answer, columns });
  return (
    <Insight page={page}>
      <Freshness answer={answer} />
    </Insight>
  );
}

const stuckWithItems = words(
  'stuck-scrapes-with-queued-items',
  'Stuck Scrapes With Queued Items',
  'Scrapes appear here when they stop in the middle of a run with work left in their queue.',
);

/** Scrapes that have been in one stage for too long and have items left in their queue. */
export function StuckWithQueuedItems() {
  const list = useListState(stuckWithQueuedItemsState);
  const answer = useStuckScrapes({ ...list.query, filters: { with_jobs_in_queue: true } });
  const columns = stuckWithQueuedItemsColumns;
  const page = useListPage(stuckWithItems, { list, answer, columns });
  return (
    <Insight page={page}>
      <Freshness answer={answer} />
    </Insight>
  );
}

const stuckWithoutItems = words(
  'stuck-scrapes-without-queued-items',
  'Stuck Scrapes Without Queued Items',
  'Scrapes appear here when they stop in the middle of a run and nothing waits in their queue.',
);

/** Scrapes that have been in one stage for too long and have no items left in their queue. */
export function StuckWithoutQueuedItems() {
  const list = useListState(stuckWithoutQueuedItemsState);
  const answer = useStuckScrapes({ ...list.query, filters: { with_jobs_in_queue: false } });
  const columns = stuckWithoutQueuedItemsColumns;
  const page = useListPage(stuckWithoutItems, { list, answer, columns });
  return (
    <Insight page={page}>
      <Freshness answer={answer} />
    </Insight>
  );
}
