import { useEntities, useExportEntities } from '@console/api/entities/hooks';
import { useTags } from '@console/api/tags/hooks';
import { Chips } from '@console/ui/Chips';
import { DataTable } from '@console/ui/DataTable';
import { DownloadButton } from '@console/ui/DownloadButton';
import { FilterSidebar } from '@console/ui/FilterSidebar';
import { ListLayout } from '@console/ui/ListLayout';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
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
import { AddEntityButton } from '../parts/entity-dialog/AddEntityButton.tsx';
import { entitiesColumns } from './entities.columns.tsx';
import { entitiesFilters } from './entities.filters.ts';
import { entitiesState } from './entities.state.ts';

export function EntitiesList() {
  const list = useListState(entitiesState);
  const query = toListQuery(list);
  const result = useEntities(query);
  const view = toListView(result, list);
  const download = useExportEntities();
  const tags = useTags({ all: true }).data?.items ?? [];
  const { sidebarOpen } = useSnapshot(layoutStore);

  const fields = entitiesFilters.filter(({ name }) => name !== 'tag' || tags.length > 0);
  const chips = filterChips(entitiesFilters, list.filters, (_, value) => tags.find(({ id }) => String(id) === value)?.title);
  const retry = () => void result.mutate();

  return (
    <ListLayout overlay={view.kind === 'loading' ? 'Loading Entities...' : undefined}>
      <ListLayout.Header title="All Entities List">
        <SearchBox label="Search Entities..." value={list.search} onSearch={list.setSearch} />
        <FilterButton />
        <AddEntityButton action="entityList.addEntity" variant="full" />
      </ListLayout.Header>
      <ListLayout.Chips>
        <Chips label="Active filters" chips={chips} onRemove={(id) => list.setFilters(withoutChip(entitiesFilters, list.filters, id))} />
      </ListLayout.Chips>
      <ListLayout.Main>
        {view.kind === 'rows' ? (
          <>
            <StaleRows error={view.stale} onRetry={retry} />
            <DataTable label="Entities" rows={view.items} columns={entitiesColumns} sort={list.sort} onSortChange={list.setSort} busy={view.refreshing} />
          </>
        ) : (
          <ListStates view={view} onRetry={retry} onClear={list.clearAll} onPageChange={list.setPage}>Employers appear here when somebody adds or imports them.</ListStates>
        )}
      </ListLayout.Main>
      <ListLayout.Footer>
        <Pagination
          page={list.page}
          pageSize={list.pageSize}
          total={result.data?.total}
          totalCapped={result.data?.totalCapped}
          pageSizes={PAGE_SIZES}
          onPageChange={list.setPage}
          onPageSizeChange={list.setPageSize}
        />
        <DownloadButton label="Download CSV" onDownload={async () => { if (await download.trigger(query)) showSuccess('Entities have been downloaded.'); }} />
      </ListLayout.Footer>
      <ListLayout.Sidebar label="Filters" open={sidebarOpen} onClose={() => setSidebarOpen(false)}>
        <FilterSidebar fields={fields} values={list.filters} onApply={list.setFilters} onReset={list.clearFilters} />
      </ListLayout.Sidebar>
    </ListLayout>
  );
}
