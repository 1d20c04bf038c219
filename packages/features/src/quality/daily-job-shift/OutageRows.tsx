import type { Collection } from '@console/api/core/hydra/collection';
import type { ListQuery } from '@console/api/core/listQuery';
import { useDailyJobShifts } from '@console/api/daily-job-shifts/client';
import { useShiftOutages } from '@console/api/daily-job-shifts/impactClient';
import type { DailyJobShift, ShiftOutage } from '@console/api/daily-job-shifts/schema';
import { shiftSource } from '@console/api/reviews/queueSources';
import {
  DataTable,
  type DataTableColumn,
  type DataTableLayout,
  type DataTableSort,
  type RowSelection,
} from '@console/ui/DataTable';
import { expandRows } from '@console/ui/DataTable/expandRows';
import { focusedRowOf } from '@console/ui/DataTable/tableCells.ts';
import { focusedRowIndex, focusRowAt } from '@console/ui/DataTable/tableRows.ts';
import { EmptyState } from '@console/ui/EmptyState';
import { ErrorPanel } from '@console/ui/ErrorPanel';
import { formatCount } from '@console/ui/numbers.ts';
import { Pagination } from '@console/ui/Pagination';
import { useEffect, useId, useImperativeHandle, useState, type RefObject } from 'react';
import { spelledDay } from '../../list/days.ts';
import { ListRows } from '../../list/ListRows.tsx';
import { PAGE_SIZES } from '../../list/listState.ts';
import { toListView } from '../../list/listView.ts';
import { AtsName } from '../../parts/cells/EntityLink.tsx';
import type { StandIn } from '../list/reviewModeOf.ts';
import { isSameOutage, outageWords, reviewed, shiftsOfOutage } from './outages.ts';
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
  tab: {
    arranged: { columns: readonly DataTableColumn<DailyJobShift>[]; layout: DataTableLayout };
    /** Shifts of several outages can be selected together. */
    selection: RowSelection<DailyJobShift>;
    collection: Collection<DailyJobShift> | undefined;
    review: { open: (id: number) => void };
    standIn: RefObject<StandIn | null>;
  };
}

/** The engine and the day are the same for all shifts of an outage, and the tags are beside them. */
const LEFT_OUT = ['scrape_name', 'ats', 'tags', 'reviewer', 'date_assigned', 'last_updated'];
const noSort = () => undefined;

interface OutageShiftsProps extends OutageRowsProps {
  outage: ShiftOutage;
  /** Says which of the shifts has the focus, while they are shown. */
  shown: Set<() => DailyJobShift | undefined>;
}

/** A page of the shifts of an outage that have no jobs. */
function OutageShifts({ outage, list, tab: { arranged, selection }, shown }: OutageShiftsProps) {
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: 20 });
  const answer = useDailyJobShifts({
    ...shiftsOfOutage(list.query, outage),
    page,
    limit: pageSize,
  });
  const tableId = useId();
  const items = answer.data?.items;
  useEffect(() => {
    const inFocus = () => items?.[focusedRowOf(tableId)?.row ?? -1];
    shown.add(inFocus);
    return () => void shown.delete(inFocus);
  }, [items, shown, tableId]);
  const label = outageWords(outage);
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
        {({ items: rows, refreshing }) => (
          <>
            <DataTable
              label={label}
              rows={rows}
              columns={arranged.columns.filter(({ id }) => !LEFT_OUT.includes(id))}
              sort={list.sort}
              onSortChange={list.setSort}
              busy={refreshing}
              layout={{ ...arranged.layout, tableId }}
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

/** The first shift of an outage that is not open; where it cannot be read, the first of the list. */
async function firstOf(outage: ShiftOutage, { list, tab }: OutageRowsProps) {
  const query = { ...shiftsOfOutage(list.query, outage), page: 1, limit: 1 };
  const read = await shiftSource.page(query).catch(() => undefined);
  return (read?.items[0] ?? tab.collection?.items[0])?.id;
}

/** The outages, the newest first. Each opens to its shifts, which are asked for then. */
export function OutageRows(props: OutageRowsProps) {
  const { tab } = props;
  const { data, error, mutate } = useShiftOutages();
  const [shown] = useState(() => new Set<() => DailyJobShift | undefined>());
  useImperativeHandle(tab.standIn, () => ({
    begin() {
      const shift = [...shown].map((inFocus) => inFocus()).find((row) => row !== undefined);
      const outage = data?.[focusedRowIndex()];
      if (shift) tab.review.open(shift.id);
      else if (outage) void firstOf(outage, props).then((id) => id && tab.review.open(id));
      return Boolean(shift ?? outage);
    },
    end: () =>
      focusRowAt(
        data?.findIndex((outage) => reviewed.outage && isSameOutage(outage, reviewed.outage)) ?? 0,
      ),
  }));
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
        rowLabel: outageWords,
        detail: (outage) => <OutageShifts outage={outage} shown={shown} {...props} />,
      })}
    />
  );
}
