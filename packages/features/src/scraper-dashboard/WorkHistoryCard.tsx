import { useWorkHistory } from '@console/api/company-queues/client';
import { noticeOf } from '@console/api/core/errors';
import { useMe } from '@console/api/me/client';
import { Button } from '@console/ui/Button';
import { Card } from '@console/ui/Card';
import { DateText } from '@console/ui/DateText';
import { EmptyState } from '@console/ui/EmptyState';
import { ErrorPanel } from '@console/ui/ErrorPanel';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { Pagination } from '@console/ui/Pagination';
import { passFocusToContainer } from '@console/ui/passFocusToContainer.ts';
import { StaleRows } from '../list/ListRows.tsx';
import { PAGE_SIZES } from '../list/listState.ts';
import { useAddress } from '../list/useListState.ts';
import { CardTable } from '../parts/cards/CardTable.tsx';
import { EntityLink } from '../parts/cells/EntityLink.tsx';
import { QueueStatusBadge } from '../parts/queue/QueueStatusBadge.tsx';
import {
  HISTORY_DAYS,
  readWorkHistory,
  toWorkHistoryQuery,
  writeWorkHistory,
  type WorkHistoryState,
} from './workHistory.state.ts';
import styles from './ScraperDashboard.module.css';

const COLUMNS = [
  { header: 'ID', align: 'end' },
  { header: 'Entity' },
  { header: 'Queue Name' },
  { header: 'Status' },
  { header: 'Last Requested' },
] as const;

/** The requests to whose history the signed-in person has contributed. */
export function WorkHistoryCard() {
  const { data: me } = useMe();
  return me ? <WorkHistory userId={me.id} /> : null;
}

function WorkHistory({ userId }: { userId: number }) {
  const { search, replaceSearch } = useAddress();
  const state = readWorkHistory(search);
  const change = (changed: Partial<WorkHistoryState>) =>
    replaceSearch(writeWorkHistory({ ...state, page: 1, ...changed }, search));
  const { data, error, isValidating, mutate } = useWorkHistory(userId, toWorkHistoryQuery(state));
  const retry = () => void mutate();
  const notice = error && noticeOf(error);
  return (
    <Card
      title="Work History"
      count={data?.total}
      busy={isValidating && data !== undefined}
      action={
        <label className={styles.days}>
          Days
          <select
            value={state.days}
            onChange={({ target }) => change({ days: Number(target.value) })}
          >
            {HISTORY_DAYS.map(({ days, label }) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </select>
        </label>
      }
    >
      {data === undefined && error && (
        <ErrorPanel
          title="Work History could not be loaded."
          detail={notice?.detail ?? notice?.title}
          onRetry={retry}
        />
      )}
      {data === undefined && !error && (
        <div className={styles.waiting}>
          <LoadingOverlay text="Loading..." />
        </div>
      )}
      {data && error && (
        <div key="stale" ref={passFocusToContainer}>
          <StaleRows error={error} onRetry={retry} />
        </div>
      )}
      {data?.items.length === 0 && (
        <EmptyState
          title="No work in this time."
          action={
            state.days === 0 ? undefined : (
              <Button onClick={() => change({ days: 0 })}>Show all</Button>
            )
          }
        >
          A request is shown here once you have changed its status.
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <CardTable
          label="Work History"
          columns={COLUMNS}
          rows={data.items.map(({ id, entity, queue_name, status, last_requested }) => ({
            id,
            cells: [
              <a key="id" href={`/queue-requests/${id}`}>
                {id}
              </a>,
              entity ? (
                <EntityLink key="entity" id={entity.id}>
                  {entity.company_name}
                </EntityLink>
              ) : (
                '–'
              ),
              queue_name ?? '–',
              <QueueStatusBadge key="status" status={status} />,
              <DateText key="at" at={last_requested} />,
            ],
          }))}
        />
      )}
      {data && (
        <Pagination
          of="Work History"
          page={state.page}
          pageSize={state.pageSize}
          total={data.total}
          pageSizes={PAGE_SIZES}
          onPageChange={(page) => change({ page })}
          onPageSizeChange={(pageSize) => change({ pageSize })}
        />
      )}
    </Card>
  );
}
