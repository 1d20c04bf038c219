import { useReviewReadies } from '@console/api/review-readies/hooks';
import type { ReviewReady } from '@console/api/review-readies/schema';
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
import { reviewReadyColumns } from './reviewReady.columns.tsx';
import { reviewReadyFilters } from './reviewReady.filters.ts';
import { reviewReadyState } from './reviewReady.state.ts';

const loadReview = () => import('./ReviewReadyDialog.tsx');
const ReviewReadyDialog = lazy(() =>
  loadReview().then((module) => ({ default: module.ReviewReadyDialog })),
);
const preload = () => void loadReview().catch(() => undefined);

export function ReviewReadyTab() {
  const list = useListState(reviewReadyState);
  const query = toListQuery(list);
  const result = useReviewReadies(query);
  const view = toListView(result, list);
  const { dialog, open, close } = useRowDialog<ReviewReady>();
  const [columns] = useState(() => reviewReadyColumns(open));
  const table = useTableLayout('review-ready', columns);
  const active = useActiveRow(result.data?.items, JSON.stringify(query));
  const labelOf = useChipWords(reviewReadyFilters);
  const filters = { list, fields: reviewReadyFilters };
  useRowActionKeys();

  return (
    <ListLayout overlay={view.kind === 'loading' ? 'Loading...' : undefined}>
      <ListLayout.Header>
        <SearchBox label="Search Review Ready..." value={list.search} onSearch={list.setSearch} />
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
          empty="Work appears here when it comes back from the queue and waits for a review."
        >
          {({ items, refreshing }) => (
            <Approach onApproach={preload}>
              <DataTable
                label="Review Ready"
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
          <ReviewReadyDialog row={dialog} onSaved={({ id }) => active.follow(id)} onClose={close} />
        )}
      </Suspense>
    </ListLayout>
  );
}
