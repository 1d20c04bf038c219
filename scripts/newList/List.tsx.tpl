import { use__Pascal__ } from '@console/api/__kebab__/hooks';
import { Chips } from '@console/ui/Chips';
import { DataTable } from '@console/ui/DataTable';
import { FilterSidebar } from '@console/ui/FilterSidebar';
import { ListLayout } from '@console/ui/ListLayout';
import { Pagination } from '@console/ui/Pagination';
import { SearchBox } from '@console/ui/SearchBox';
import { useSnapshot } from 'valtio';
import { filterChips, withoutChip } from '../list/chips.ts';
import { FilterButton } from '../list/FilterButton.tsx';
import { layoutStore, setSidebarOpen } from '../list/layout.store.ts';
import { ListStates } from '../list/ListStates.tsx';
import { PAGE_SIZES } from '../list/listState.ts';
import { toListView } from '../list/listView.ts';
import { StaleRows } from '../list/StaleRows.tsx';
import { toListQuery } from '../list/toListQuery.ts';
import { useListState } from '../list/useListState.ts';
import { __camel__Columns } from './__camel__.columns.tsx';
import { __camel__Filters } from './__camel__.filters.ts';
import { __camel__State } from './__camel__.state.ts';

export function __Pascal__List() {
  const list = useListState(__camel__State);
  const result = use__Pascal__(toListQuery(list));
  const view = toListView(result, list);
  const { sidebarOpen } = useSnapshot(layoutStore);
  const retry = () => void result.mutate();

  return (
    <ListLayout overlay={view.kind === 'loading' ? 'Loading...' : undefined}>
      <ListLayout.Header title="__Title__">
        <SearchBox label="Search __Title__..." value={list.search} onSearch={list.setSearch} />
        <FilterButton />
      </ListLayout.Header>
      <ListLayout.Chips>
        <Chips label="Active filters" chips={filterChips(__camel__Filters, list.filters)} onRemove={(id) => list.setFilters(withoutChip(__camel__Filters, list.filters, id))} />
      </ListLayout.Chips>
      <ListLayout.Main>
        {view.kind === 'rows' ? (
          <>
            <StaleRows error={view.stale} onRetry={retry} />
            <DataTable label="__Title__" rows={view.items} columns={__camel__Columns} sort={list.sort} onSortChange={list.setSort} busy={view.refreshing} />
          </>
        ) : (
          <ListStates view={view} onRetry={retry} onClear={list.clearAll} onPageChange={list.setPage}>Say here what would be in this list, and how it comes.</ListStates>
        )}
      </ListLayout.Main>
      <ListLayout.Footer>
        <Pagination page={list.page} pageSize={list.pageSize} total={result.data?.total} totalCapped={result.data?.totalCapped} pageSizes={PAGE_SIZES} onPageChange={list.setPage} onPageSizeChange={list.setPageSize} />
      </ListLayout.Footer>
      <ListLayout.Sidebar label="Filters" open={sidebarOpen} onClose={() => setSidebarOpen(false)}>
        <FilterSidebar fields={__camel__Filters} values={list.filters} onApply={list.setFilters} onReset={list.clearFilters} />
      </ListLayout.Sidebar>
    </ListLayout>
  );
}
