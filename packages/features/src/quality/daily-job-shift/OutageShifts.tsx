import type { Collection } from '@console/api/core/hydra/collection';
import type { ListQuery } from '@console/api/core/listQuery';
import { useDailyJobShifts } from '@console/api/daily-job-shifts/client';
import type { DailyJobShift, ShiftOutage } from '@console/api/daily-job-shifts/schema';
import {
  DataTable,
  type DataTableColumn,
  type DataTableLayout,
  type DataTableSort,
  type RowSelection,
} from '@console/ui/DataTable';
import { focusedRowOf } from '@console/ui/DataTable/tableCells.ts';
import { EmptyState } from '@console/ui/EmptyState';
import { lazyOptional } from '@console/ui/lazy';
import { Pagination } from '@console/ui/Pagination';
import {
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
} from 'react';
import type { CellFilter as CellFilterOf } from '../../list/cellFilters/CellFilter.tsx';
import type { CellFilters } from '../../list/cellFilters/cellFilters.ts';
import { ListRows } from '../../list/ListRows.tsx';
import { PAGE_SIZES } from '../../list/listState.ts';
import { toListView } from '../../list/listView.ts';
import type { RowsReplacement } from '../list/QualityTab.tsx';
import { outageLabel, shiftsOfOutage } from './outages.ts';
import styles from './OutageShifts.module.css';

const CellFilter = lazyOptional(() =>
  import('../../list/cellFilters/CellFilter.tsx').then((it) => it.CellFilter),
);
type CellFilterProps = ComponentProps<typeof CellFilterOf<DailyJobShift>>['page'];

export interface OutageRowsProps {
  /** The list. Its filters and its order also apply to the shifts of an outage. */
  list: {
    query: ListQuery;
    sort: DataTableSort | undefined;
    setSort: (key: string) => void;
    clearAll: () => void;
  };
  tab: Pick<CellFilterProps, 'data' | 'list' | 'labelOf'> & {
    cellFilters?: () => Promise<CellFilters<DailyJobShift>>;
    arranged: { columns: readonly DataTableColumn<DailyJobShift>[]; layout: DataTableLayout };
    /** Shifts of several outages can be selected together. */
    selection: RowSelection<DailyJobShift>;
    collection: Collection<DailyJobShift> | undefined;
    review: { open: (id: number) => void };
    replacement: RefObject<RowsReplacement | null>;
  };
}

/**
 * Columns that the table of an outage leaves out. For example, the ATS is the same in all of its
 * rows.
 */
const LEFT_OUT = ['scrape_name', 'ats', 'tags', 'reviewer', 'date_assigned', 'last_updated'];

interface OutageShiftsProps extends OutageRowsProps {
  outage: ShiftOutage;
  /**
   * Contains one function for each open outage. It returns the focused shift, at which review mode
   * begins.
   */
  starts: Set<() => DailyJobShift | undefined>;
  /** True for the open outage that the pointer or the focus reached last. */
  isReached: boolean;
  onReach: () => void;
}

/** The shifts of an outage whose latest job count is zero, with pagination. */
export function OutageShifts({ outage, list, tab, starts, isReached, onReach }: OutageShiftsProps) {
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: 20 });
  const answer = useDailyJobShifts({
    ...shiftsOfOutage(list.query, outage),
    page,
    limit: pageSize,
  });
  const tableId = useId();
  const place = useRef<HTMLDivElement>(null);
  const items = answer.data?.items;
  useEffect(() => {
    const start = () =>
      place.current?.contains(document.activeElement) === true
        ? items?.[focusedRowOf(tableId)?.row ?? 0]
        : undefined;
    starts.add(start);
    return () => void starts.delete(start);
  }, [items, starts, tableId]);
  const label = outageLabel(outage);
  const columns = tab.arranged.columns.filter(({ id }) => !LEFT_OUT.includes(id));
  const view = toListView(answer, { pageSize, search: '', filters: {} });
  if (view.kind === 'loading') return <output>Loading the shifts...</output>;
  if (view.kind === 'empty')
    return <EmptyState title="No open shift of this outage fits the search and the filters." />;
  return (
    <div ref={place} className={styles.shifts} onPointerEnter={onReach} onFocus={onReach}>
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
              columns={columns}
              sort={list.sort}
              onSortChange={list.setSort}
              busy={refreshing}
              layout={{ ...tab.arranged.layout, tableId }}
              selection={tab.selection}
            />
            {isReached && tab.cellFilters && (
              <Suspense>
                <CellFilter
                  page={{ ...tab, arranged: { columns, layout: { tableId } } }}
                  rows={rows}
                  load={tab.cellFilters}
                />
              </Suspense>
            )}
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
