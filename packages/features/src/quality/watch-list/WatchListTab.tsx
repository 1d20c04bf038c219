import { useWatchLists } from '@console/api/watch-lists/hooks';
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
import { watchListColumns } from './watchList.columns.tsx';
import { watchListFilters } from './watchList.filters.ts';
import { watchListState } from './watchList.state.ts';
import type { WatchListDialog } from './watchListDialog.ts';

const loadReview = () => import('./WatchListReviewDialog.tsx');
const loadAssign = () => import('../assign/AssignWatchListDialog.tsx');
const loadArchive = () => import('./ArchiveWatchedEntity.tsx');
const WatchListReviewDialog = lazy(() =>
  loadReview().then((module) => ({ default: module.WatchListReviewDialog })),
);
const AssignWatchListDialog = lazy(() =>
  loadAssign().then((module) => ({ default: module.AssignWatchListDialog })),
);
const ArchiveWatchedEntity = lazy(() =>
  loadArchive().then((module) => ({ default: module.ArchiveWatchedEntity })),
);
const preload = () => void Promise.all([loadReview(), loadAssign()]).catch(() => undefined);

export function WatchListTab() {
  const list = useListState(watchListState);
  const query = toListQuery(list);
  const result = useWatchLists(query);
  const view = toListView(result, list);
  const { dialog, open, close } = useRowDialog<WatchListDialog>();
  const active = useActiveRow(result.data?.items, JSON.stringify(query));
  const [columns] = useState(() => watchListColumns({ open, view: active.selection.onActivate }));
  const table = useTableLayout('watch-list', columns);
  const labelOf = useChipWords(watchListFilters);
  const filters = { list, fields: watchListFilters };
  useRowActionKeys();

  return (
    <ListLayout overlay={view.kind === 'loading' ? 'Loading Watch List...' : undefined}>
      <ListLayout.Header>
        <SearchBox label="Search Watch List..." value={list.search} onSearch={list.setSearch} />
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
          empty="Employers appear here when somebody places them on the watch list."
        >
          {({ items, refreshing }) => (
            <Approach onApproach={preload}>
              <DataTable
                label="Watch List"
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
          <WatchListReviewDialog
            row={dialog.row}
            action={dialog.action}
            onSaved={({ id }) => active.follow(id)}
            onClose={close}
          />
        )}
        {dialog?.kind === 'assign' && <AssignWatchListDialog row={dialog.row} onClose={close} />}
        {dialog?.kind === 'archive' && (
          <ArchiveWatchedEntity entityId={dialog.row.entity.id} onClose={close} />
        )}
      </Suspense>
    </ListLayout>
  );
}
