import { useReasonCodes } from '@console/api/lookups/hooks';
import { usePitStops } from '@console/api/pit-stops/hooks';
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
import { useRowDialog } from '../list/useRowDialog.ts';
import { pitStopColumns } from './pitStop.columns.tsx';
import { pitStopFilters } from './pitStop.filters.ts';
import { pitStopState } from './pitStop.state.ts';
import type { PitStopDialog } from './pitStopDialog.ts';

const loadReview = () => import('./PitStopReviewDialog.tsx');
const PitStopReviewDialog = lazy(() =>
  loadReview().then((module) => ({ default: module.PitStopReviewDialog })),
);
const preload = () => void loadReview().catch(() => undefined);

export function PitStopTab() {
  const list = useListState(pitStopState);
  const query = toListQuery(list);
  const result = usePitStops(query);
  const view = toListView(result, list);
  const { dialog, open, close } = useRowDialog<PitStopDialog>();
  const [columns] = useState(() => pitStopColumns(open));
  const table = useTableLayout('pit-stop', columns);
  const active = useActiveRow(result.data?.items, JSON.stringify(query));
  const reasons = useReasonCodes('pit_stop').data ?? [];
  const labelOf = useChipWords(pitStopFilters, {
    reason_code: (code) => reasons.find(({ value }) => value === code)?.label,
  });
  const filters = { list, fields: pitStopFilters };
  useRowActionKeys();

  return (
    <ListLayout overlay={view.kind === 'loading' ? 'Loading...' : undefined}>
      <ListLayout.Header>
        <SearchBox label="Search Pit Stop..." value={list.search} onSearch={list.setSearch} />
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
          empty="Employers appear here when their requests have been waiting too long."
        >
          {({ items, refreshing }) => (
            <Approach onApproach={preload}>
              <DataTable
                label="Pit Stop"
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
        {dialog && (
          <PitStopReviewDialog
            row={dialog.row}
            action={dialog.action}
            onSaved={({ id }) => active.follow(id)}
            onClose={close}
          />
        )}
      </Suspense>
    </ListLayout>
  );
}
