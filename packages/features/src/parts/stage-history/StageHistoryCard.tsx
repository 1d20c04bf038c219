import { serverNow } from '@console/api/core/clock';
import { noticeOf } from '@console/api/core/errors';
import type { Collection } from '@console/api/core/hydra/collection';
import { byOwner, type Owner } from '@console/api/core/owner';
import type { Read } from '@console/api/core/useRead';
import { useEntity } from '@console/api/entities/client';
import { useStageHistory, useStageWindow } from '@console/api/stage-history/client';
import type { StageHistory } from '@console/api/stage-history/schema';
import { Button } from '@console/ui/Button';
import { Card } from '@console/ui/Card';
import { TimelineChart, type TimelineSpan } from '@console/ui/charts/TimelineChart.ts';
import { counted } from '@console/ui/counted.ts';
import { tableRef } from '@console/ui/DataTable/tableRows.ts';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { EmptyState } from '@console/ui/EmptyState';
import { ErrorPanel } from '@console/ui/ErrorPanel';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { formatCount } from '@console/ui/numbers.ts';
import { Pagination } from '@console/ui/Pagination';
import { passFocusToContainer } from '@console/ui/passFocusToContainer.ts';
import { useState } from 'react';
import { ListStates, StaleRows } from '../../list/ListRows.tsx';
import { useAddress } from '../../list/useListState.ts';
import { codeLabel } from '../cells/codeLabel.ts';
import { ScrapeLink } from '../cells/EntityLink.tsx';
import { stageLabel } from '../cells/LifecycleBadge.tsx';
import {
  daysProblem,
  readStageHistory,
  toStageHistoryQuery,
  writeStageHistory,
  type StageHistoryState,
} from './stageHistory.state.ts';
import { StageHistoryFilters } from './StageHistoryFilters.tsx';
import styles from './StageHistory.module.css';

const PAGE_SIZE = 15;
const labelOf = (stage: string) => codeLabel(stageLabel(stage));

const Minute = ({ at }: { at: number }) => (
  <time dateTime={new Date(at * 1000).toISOString()}>{formatMinute(at)}</time>
);

/**
 * A stage as a bar of the chart, described in words. For an entity, the name of the lane includes
 * the scrape.
 */
function spanOf(row: StageHistory, hasScrapes: boolean): TimelineSpan {
  const { id, stage, scrape_name, start_time: from, end_time: to, items } = row;
  const lane = hasScrapes ? `${scrape_name}: ${labelOf(stage)}` : labelOf(stage);
  const until = to === null ? 'still running' : `to ${formatMinute(to)}`;
  const text = `${lane}, ${formatMinute(from)} ${until}, ${counted(items, 'item')}`;
  return { id, lane, from, to, text };
}

interface TimelineProps {
  owner: Owner;
  /** The rows of the table page. They are drawn until all stages of the chosen days have loaded. */
  page: Collection<StageHistory>;
  /** All stages of the chosen days and scrape. */
  all: Pick<Read<Collection<StageHistory>>, 'data' | 'error'>;
}

/** A time axis with the stages of the chosen days and scrape. */
function Timeline({ owner, page, all: { data = page, error } }: TimelineProps) {
  const [now] = useState(serverNow);
  const { items, total } = page.total > page.items.length ? data : page;
  return (
    <>
      <TimelineChart
        label="Stages of runs"
        spans={items.map((row) => spanOf(row, owner.entityId !== undefined))}
        now={now}
      />
      {items.length < total && (data !== page || error) && (
        <p className={styles.part}>
          {data === page
            ? 'Only the stages of this page are drawn.'
            : `Only the newest ${formatCount(items.length)} of ${formatCount(total)} stages are drawn.`}
        </p>
      )}
    </>
  );
}

interface RowsProps {
  rows: readonly StageHistory[];
  /** Adds a column with the scrape, because the rows belong to several scrapes. */
  hasScrapes: boolean;
}

function Rows({ rows, hasScrapes }: RowsProps) {
  return (
    <table ref={tableRef} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Stage</th>
          {hasScrapes && <th scope="col">Scrape</th>}
          <th scope="col">Start Time</th>
          <th scope="col">End Time</th>
          <th scope="col">Items</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, stage, scrape_id, scrape_name, start_time, end_time, items }) => (
          <tr key={id}>
            <th scope="row">{labelOf(stage)}</th>
            {hasScrapes && (
              <td dir="auto">
                <ScrapeLink id={scrape_id}>{scrape_name}</ScrapeLink>
              </td>
            )}
            <td>
              <Minute at={start_time} />
            </td>
            <td>{end_time === null ? 'Running' : <Minute at={end_time} />}</td>
            <td>{formatCount(items)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface NoRowsProps {
  state: StageHistoryState;
  onClear: () => void;
}

function NoRows({ state: { start, end, scrapeId }, onClear }: NoRowsProps) {
  if (!start && !end && !scrapeId)
    return (
      <EmptyState title="Nothing here yet.">
        The stages of a run appear here when the scrape runs.
      </EmptyState>
    );
  return (
    <EmptyState title="Nothing matches." action={<Button onClick={onClear}>Show all</Button>}>
      No stage fits the days and the scrape.
    </EmptyState>
  );
}

interface StageHistoryCardProps {
  /** It must not change while the card is mounted. Another owner needs another `key`. */
  owner: Owner;
}

/**
 * The stages of the runs of a scrape, or of all scrapes of an entity, on a time axis and in a
 * table. The parameters of the address that begin with `stage` are its state.
 */
export function StageHistoryCard({ owner }: StageHistoryCardProps) {
  const { search, replaceSearch } = useAddress();
  const state = readStageHistory(search);
  const change = (changed: Partial<StageHistoryState>) =>
    replaceSearch(writeStageHistory({ ...state, page: 1, ...changed }, search));
  const scrapes = useEntity(owner.entityId).data?.entity.scrapes;
  const ofEntity = owner.entityId !== undefined;
  const query = daysProblem(state) ? undefined : toStageHistoryQuery(state);
  const { data: page, error, mutate, isValidating } = useStageHistory(owner, query);
  // It is asked for with the page, because its question is known before the answer.
  const all = useStageWindow(owner, query);
  const data = query && page;
  const title = byOwner(owner, 'Scrape Stage History', 'Stage History');
  const retry = () => void mutate();
  const showAll = () => replaceSearch(writeStageHistory({ page: 1 }, search));
  const notice = error && noticeOf(error);

  return (
    <Card title={title} busy={isValidating && data !== undefined}>
      <div className={styles.card}>
        <StageHistoryFilters
          state={state}
          onChange={change}
          scrapes={ofEntity ? (scrapes ?? []) : undefined}
        />
        {query && data === undefined && error && (
          <ErrorPanel
            title={`${title} could not be loaded.`}
            detail={notice?.detail ?? notice?.title}
            onRetry={retry}
          />
        )}
        {query && data === undefined && !error && (
          <div className={styles.waiting}>
            <LoadingOverlay text="Loading..." />
          </div>
        )}
        {data && error && (
          <div key="stale" ref={passFocusToContainer}>
            <StaleRows error={error} onRetry={retry} />
          </div>
        )}
        {data?.items.length === 0 && data.total === 0 && <NoRows state={state} onClear={showAll} />}
        {data?.items.length === 0 && data.total > 0 && (
          <ListStates
            view={{ kind: 'pastTheEnd', lastPage: Math.ceil(data.total / PAGE_SIZE) }}
            onPageChange={(page) => change({ page })}
            onClear={showAll}
            onRetry={retry}
          />
        )}
        {data && data.items.length > 0 && (
          <div className={styles.beside}>
            <div>
              <Timeline owner={owner} page={data} all={all} />
            </div>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
            <section className={styles.rows} aria-label={`${title}: table`} tabIndex={0}>
              <Rows rows={data.items} hasScrapes={ofEntity} />
            </section>
          </div>
        )}
        {data && data.items.length > 0 && (
          <Pagination
            page={state.page}
            pageSize={PAGE_SIZE}
            total={data.total}
            pageSizes={[PAGE_SIZE]}
            onPageChange={(page) => change({ page })}
            onPageSizeChange={() => undefined}
          />
        )}
      </div>
    </Card>
  );
}
