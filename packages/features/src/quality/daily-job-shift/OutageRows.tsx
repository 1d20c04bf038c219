import type { ListQuery } from '@console/api/core/listQuery';
import { useDailyJobShifts } from '@console/api/daily-job-shifts/client';
import { useShiftOutages } from '@console/api/daily-job-shifts/impactClient';
import type { DailyJobShift, ShiftOutage } from '@console/api/daily-job-shifts/schema';
import {
  DataTable,
  type DataTableColumn,
  type DataTableSort,
  type RowSelection,
} from '@console/ui/DataTable';
import { expandRows } from '@console/ui/DataTable/expandRows';
import { EmptyState } from '@console/ui/EmptyState';
import { ErrorPanel } from '@console/ui/ErrorPanel';
import { formatCount } from '@console/ui/numbers.ts';
import { Pagination } from '@console/ui/Pagination';
import { useState } from 'react';
import { spelledDay } from '../../list/days.ts';
import { ListRows } from '../../list/ListRows.tsx';
import { PAGE_SIZES } from '../../list/listState.ts';
import { toListView } from '../../list/listView.ts';
import { AtsName } from '../../parts/cells/EntityLink.tsx';
import styles from './OutageRows.module.css';

const outageColumns: readonly DataTableColumn<ShiftOutage>[] = [
  { id: 'ats', header: 'ATS', width: 120, cell: ({ ats }) => <AtsName ats={ats} /> },
  {
    id: 'day',
    header: 'Day',
    width: 92,
    align: 'end',
    cell: ({ shift_date: day }) => spelledDay(day),
  },
  {
    id: 'fallen',
    header: 'Scrapes Without Jobs',
    width: 160,
    align: 'end',
    cell: ({ fallen, scrapes }) => `${formatCount(fallen)} of ${formatCount(scrapes)}`,
  },
  {
    id: 'lost',
    header: 'Jobs Lost',
    width: 92,
    align: 'end',
    cell: ({ jobs_lost }) => formatCount(jobs_lost),
  },
  {
    id: 'open',
    header: 'Open Shifts',
    width: 92,
    align: 'end',
    cell: ({ open_shifts }) => formatCount(open_shifts),
  },
];

interface OutageRowsProps {
  /** Its filters and order hold for the shifts of an outage, too. */
  list: {
    query: ListQuery;
    sort: DataTableSort | undefined;
    setSort: (key: string) => void;
    clearAll: () => void;
  };
  columns: readonly DataTableColumn<DailyJobShift>[];
  /** Of the tab: shifts of several outages can be selected together. */
  selection: RowSelection<DailyJobShift>;
}

/** The engine and the day are the same for all shifts of an outage, and the tags are beside them. */
const LEFT_OUT = ['scrape_name', 'ats', 'tags', 'reviewer', 'date_assigned', 'last_updated'];
const noSort = () => undefined;

interface OutageShiftsProps extends OutageRowsProps {
  outage: ShiftOutage;
}

/** A page of the shifts of an outage that have no jobs. */
function OutageShifts({
  outage: { ats, shift_date: day },
  list,
  columns,
  selection,
}: OutageShiftsProps) {
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: 20 });
  const query: ListQuery = {
    ...list.query,
    page,
    limit: pageSize,
    filters: {
      ...list.query.filters,
      outage: undefined,
      'scrape.ats[]': [ats],
      shift_date: day,
      'latest_job_count[lte]': 0,
    },
  };
  const answer = useDailyJobShifts(query);
  const label = `Shifts of ${ats} on ${spelledDay(day)}`;
  const view = toListView(answer, { pageSize, search: '', filters: {} });
  if (view.kind === 'loading') return <output>Loading the shifts...</output>;
  if (view.kind === 'empty')
    return <EmptyState title="No open shift of this outage fits the search and the filters." />;
  return (
    <div className={styles.shifts}>
      <ListRows
        view={view}
        list={{ clearAll: list.clearAll, setPage: (next) => setPage({ page: next, pageSize }) }}
        onRetry={() => void answer.mutate()}
        empty={null}
      >
        {({ items, refreshing }) => (
          <>
            <DataTable
              label={label}
              rows={items}
              columns={columns.filter(({ id }) => !LEFT_OUT.includes(id))}
              sort={list.sort}
              onSortChange={list.setSort}
              busy={refreshing}
              selection={selection}
            />
            <Pagination
              of={label}
              page={page}
              pageSize={pageSize}
              total={answer.data?.total}
              pageSizes={PAGE_SIZES}
              onPageChange={(next) => setPage({ page: next, pageSize })}
              onPageSizeChange={(size) => setPage({ page: 1, pageSize: size })}
            />
          </>
        )}
      </ListRows>
    </div>
  );
}

/** The outages, the newest first. Each opens to its shifts, which are asked for then. */
export function OutageRows(props: OutageRowsProps) {
  const { data, error, mutate } = useShiftOutages();
  if (error && !data)
    return <ErrorPanel title="The outages could not be loaded." onRetry={() => void mutate()} />;
  if (!data) return <output>Loading the outages...</output>;
  if (data.length === 0)
    return (
      <EmptyState title="No outages.">
        An engine stands here when at least half of its scrapes, and three of them, lose all their
        jobs on one day.
      </EmptyState>
    );
  return (
    <DataTable
      label="Outages"
      rows={data}
      columns={outageColumns}
      onSortChange={noSort}
      interaction={expandRows<ShiftOutage>({
        rowLabel: ({ ats, shift_date: day }) => `Shifts of ${ats} on ${spelledDay(day)}`,
        detail: (outage) => <OutageShifts outage={outage} {...props} />,
      })}
    />
  );
}
