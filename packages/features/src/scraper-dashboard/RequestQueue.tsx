import { useQueueFacets, useQueueRequests } from '@console/api/company-queues/client';
import { QUEUE_STATUSES } from '@console/api/company-queues/rules';
import { ListLayout } from '@console/ui/ListLayout';
import { FilterButton } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { useNotifyRowsPainted } from '../list/RowsPaintedContext.ts';
import { useListState } from '../list/useListState.ts';
import { companion } from '../parts/freshness/companion.ts';
import { Freshness } from '../parts/freshness/Freshness.tsx';
import { NextUpLink } from '../parts/queue-list/NextUpLink.tsx';
import { QueueFacets } from '../parts/queue-list/QueueFacets.tsx';
import { queueListFields } from '../parts/queue-list/queueList.fields.tsx';
import { useQueueList } from '../parts/queue-list/useQueueList.ts';
import { scraperQueueState } from './scraperDashboard.state.ts';
import styles from './ScraperDashboard.module.css';

/**
 * The statuses of the filter. Besides the usual ones, the queue offers requests that wait for a
 * review.
 */
const STATUSES = [...QUEUE_STATUSES, 'review-ready'];

const data = {
  name: 'scraper-queue' as const,
  label: 'Request Queue',
  search: 'Search Request Queue...',
  loading: 'Loading...',
  empty: 'Requests appear here when somebody asks for an entity to be added or repaired.',
  fields: queueListFields(STATUSES),
};

const cellFilters = () =>
  import('../parts/queue-list/queueList.cellFilters.ts').then((module) =>
    module.queueListCellFilters(scraperQueueState),
  );

/** The open requests, the most urgent first. */
export function RequestQueue() {
  const list = useListState(scraperQueueState);
  const answer = useQueueRequests(list.query);
  const facets = useQueueFacets(list.query);
  const page = useQueueList(data, { list, answer, cellFilters });
  useNotifyRowsPainted(page.view.kind !== 'loading');
  return (
    <div className={styles.queue}>
      <ListPage page={page}>
        <ListLayout.Header title={data.label} level={2}>
          <ListPage.Search page={page} />
          <FilterButton />
          <ListPage.Columns page={page} />
          <NextUpLink list={list} />
          <Freshness answer={answer} companions={[companion(facets)]} />
        </ListLayout.Header>
        <ListPage.ChipLine page={page} />
        <ListPage.Main>
          <QueueFacets list={list} facets={facets} statuses={STATUSES} />
          <>
            <ListPage.Rows page={page} />
          </>
        </ListPage.Main>
        <ListPage.Footer page={page} />
        <ListPage.Filters page={page} />
      </ListPage>
    </div>
  );
}
