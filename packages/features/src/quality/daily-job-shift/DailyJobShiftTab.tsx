import { useDailyJobShifts } from '@console/api/daily-job-shifts/hooks';
import { useAts } from '@console/api/lookups/hooks';
import { DataTable } from '@console/ui/DataTable';
import { ListLayout } from '@console/ui/ListLayout';
import { SearchBox } from '@console/ui/SearchBox';
import { TableSettings } from '@console/ui/TableSettings';
import { lazy, Suspense, useState } from 'react';
import { useRowActionKeys } from '../../keys/useRowActionKeys.ts';
import { FilterButton } from '../../list/FilterButton.tsx';
import { ListChips } from '../../list/ListChips.tsx';
import { ListPagination } from '../../list/ListPagination.tsx';
import { ListRows } from '../../list/ListRows.tsx';
import { toListView } from '../../list/listView.ts';
import { ShowActiveFilters } from '../../list/ShowActiveFilters.tsx';
import { toListQuery } from '../../list/toListQuery.ts';
import { useListState } from '../../list/useListState.ts';
import { useTableLayout } from '../../list/useTableLayout.ts';
import { Approach } from '../list/Approach.tsx';
import { QualitySidebar } from '../list/QualitySidebar.tsx';
import { useActiveRow } from '../list/useActiveRow.ts';
import { useChipWords } from '../list/useChipWords.ts';
import { usePeopleWords } from '../list/usePeopleWords.ts';
import { useRowDialog } from '../list/useRowDialog.ts';
import { dailyJobShiftColumns } from './dailyJobShift.columns.tsx';
import { dailyJobShiftFilters } from './dailyJobShift.filters.ts';
import { dailyJobShiftState } from './dailyJobShift.state.ts';
import type { ShiftDialog } from './shiftDialog.ts';

const loadReview = () => import('./DailyJobShiftReviewDialog.tsx');
const loadAssign = () => import('../assign/AssignShiftDialog.tsx');
const DailyJobShiftReviewDialog = lazy(() =>
  loadReview().then((module) => ({ default: module.DailyJobShiftReviewDialog })),
);
const AssignShiftDialog = lazy(() =>
  loadAssign().then((module) => ({ default: module.AssignShiftDialog })),
);
const preload = () => void Promise.all([loadReview(), loadAssign()]).catch(() => undefined);

export function DailyJobShiftTab() {
  const list = useListState(dailyJobShiftState);
  const query = toListQuery(list);
  const result = useDailyJobShifts(query);
  const view = toListView(result, list);
  const { dialog, open, close } = useRowDialog<ShiftDialog>();
  const [columns] = useState(() => dailyJobShiftColumns(open));
  const table = useTableLayout('daily-job-shift', columns);
  const active = useActiveRow(result.data?.items, JSON.stringify(query));
  const personOf = usePeopleWords();
  const labelOf = useChipWords(dailyJobShiftFilters, {
    assignedTo: personOf,
    lastReviewedBy: personOf,
  });
  const filters = { list, fields: dailyJobShiftFilters };
  useRowActionKeys();
  useAts(); // asked for with the rows, so that the filters have their choices when somebody opens them

  return (
    <ListLayout overlay={view.kind === 'loading' ? 'Loading Daily Job Shift...' : undefined}>
      <ListLayout.Header>
        <SearchBox
          label="Search Daily Job Shift..."
          value={list.search}
          onSearch={list.setSearch}
        />
        <ShowActiveFilters {...filters} labelOf={labelOf} />
        <FilterButton uncover={active.clear} />
        <TableSettings table={table} sortKey={list.sort?.key} />
      </ListLayout.Header>
      <ListLayout.Chips>
        <ListChips {...filters} labelOf={labelOf} />
      </ListLayout.Chips>
      <ListLayout.Main>
        <ListRows
          view={view}
          list={list}
          onRetry={() => void result.mutate()}
          empty="Shifts in job counts appear here when the daily counts are imported."
        >
          {({ items, refreshing }) => (
            <Approach onApproach={preload}>
              <DataTable
                label="Daily Job Shift"
                rows={items}
                columns={table.columns}
                layout={table.layout}
                sort={list.sort}
                onSortChange={list.setSort}
                busy={refreshing}
                interaction={active.selection}
              />
            </Approach>
          )}
        </ListRows>
      </ListLayout.Main>
      <ListLayout.Footer>
        <ListPagination list={list} data={result.data} />
      </ListLayout.Footer>
      <QualitySidebar {...filters} shown={active.row} onClose={() => active.clear?.()} />
      <Suspense>
        {dialog?.kind === 'review' && (
          <DailyJobShiftReviewDialog
            row={dialog.row}
            onSaved={({ id }) => active.follow(id)}
            onClose={close}
          />
        )}
        {dialog?.kind === 'assign' && <AssignShiftDialog row={dialog.row} onClose={close} />}
      </Suspense>
    </ListLayout>
  );
}
