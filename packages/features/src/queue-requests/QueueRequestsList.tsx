import { useQueueFacets, useQueueRequests } from '@console/api/company-queues/client';
import { QUEUE_STATUSES } from '@console/api/company-queues/rules';
import { DataTable } from '@console/ui/DataTable';
import { lazy } from '@console/ui/lazy';
import { Suspense } from 'react';
import { ListPage } from '../list/ListPage.tsx';
import { useActiveRow } from '../list/useActiveRow.ts';
import { useListState } from '../list/useListState.ts';
import { companion } from '../parts/freshness/companion.ts';
import { Freshness } from '../parts/freshness/Freshness.tsx';
import { NextUpLink } from '../parts/queue-list/NextUpLink.tsx';
import { QueueFacets } from '../parts/queue-list/QueueFacets.tsx';
import { queueListFields } from '../parts/queue-list/queueList.fields.tsx';
import { useQueueList } from '../parts/queue-list/useQueueList.ts';
import { AddToQueueButton } from '../parts/queue/AddToQueueButton.tsx';
import { queueRequestsState } from './queueRequests.state.ts';
import styles from './queueRequests.module.css';

const RequestPanel = lazy(() => import('./RequestPanel.tsx').then((it) => it.RequestPanel));

const data = {
  name: 'queue-requests' as const,
  label: 'Queue Requests',
  search: 'Search Queue Requests...',
  loading: 'Loading...',
  empty: 'Requests appear here when somebody asks for an entity to be added or repaired.',
  fields: queueListFields(QUEUE_STATUSES),
};

const cellFilters = () =>
  import('../parts/queue-list/queueList.cellFilters.ts').then((module) =>
    module.queueListCellFilters(queueRequestsState),
  );

/** The list of all queue requests. The active one is shown beside it. */
export function QueueRequestsList() {
  const list = useListState(queueRequestsState);
  const answer = useQueueRequests(list.query);
  const facets = useQueueFacets(list.query);
  const page = useQueueList(data, { list, answer, cellFilters });
  const active = useActiveRow(answer.data?.items, JSON.stringify(list.query));
  const { row, clear } = active;

  return (
    <ListPage page={page}>
      <ListPage.Header page={page} title="Queue Requests" uncover={clear}>
        <NextUpLink list={list} />
        <Freshness answer={answer} companions={[companion(facets)]} />
        <AddToQueueButton place="queueRequests" />
      </ListPage.Header>
      <ListPage.Main>
        <QueueFacets list={list} facets={facets} statuses={QUEUE_STATUSES} />
        <ListPage.Rows page={page}>
          {(table) => (
            <div
              className={styles.rows}
              onPointerEnter={RequestPanel.preload}
              onFocus={RequestPanel.preload}
            >
              <DataTable {...table} interaction={active.selection} />
            </div>
          )}
        </ListPage.Rows>
      </ListPage.Main>
      <ListPage.Footer page={page} />
      {row ? (
        <Suspense>
          <RequestPanel key={row.id} row={row} onClose={() => clear?.()} />
        </Suspense>
      ) : (
        <ListPage.Filters page={page} />
      )}
    </ListPage>
  );
}
