import { useEntities, useExportEntities } from '@console/api/entities/client';
import { useTags } from '@console/api/tags/client';
import { DataTable } from '@console/ui/DataTable';
import { DownloadButton } from '@console/ui/DownloadButton';
import { ListLayout } from '@console/ui/ListLayout';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { SearchBox } from '@console/ui/SearchBox';
import { TableSettings } from '@console/ui/TableSettings';
import { FilterButton } from '../list/FilterButton.tsx';
import { ListChips } from '../list/ListChips.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPagination } from '../list/ListPagination.tsx';
import { ListRows } from '../list/ListRows.tsx';
import { toListView } from '../list/listView.ts';
import { toListQuery } from '../list/toListQuery.ts';
import { useListState } from '../list/useListState.ts';
import { useTableLayout } from '../list/useTableLayout.ts';
import { AddEntityButton } from '../parts/entity-dialog/AddEntityButton.tsx';
import { entitiesColumns } from './entities.columns.tsx';
import { entitiesFilters } from './entities.filters.ts';
import { entitiesState } from './entities.state.ts';

export function EntitiesList() {
  const list = useListState(entitiesState);
  const query = toListQuery(list);
  const result = useEntities(query);
  const view = toListView(result, list);
  const table = useTableLayout('entities', entitiesColumns);
  const download = useExportEntities();
  const tags = useTags({ all: true }).data?.items ?? [];

  const fields = entitiesFilters.filter(({ name }) => name !== 'tag' || tags.length > 0);
  const tagTitle = (_: string, value: string) => tags.find(({ id }) => String(id) === value)?.title;

  return (
    <ListLayout overlay={view.kind === 'loading' ? 'Loading Entities...' : undefined}>
      <ListLayout.Header title="All Entities List">
        <SearchBox label="Search Entities..." value={list.search} onSearch={list.setSearch} />
        <FilterButton />
        <TableSettings table={table} sortKey={list.sort?.key} />
        <AddEntityButton action="entityList.addEntity" variant="full" />
      </ListLayout.Header>
      <ListLayout.Chips>
        <ListChips list={list} fields={entitiesFilters} labelOf={tagTitle} />
      </ListLayout.Chips>
      <ListLayout.Main>
        <ListRows
          view={view}
          list={list}
          onRetry={() => void result.mutate()}
          empty="Employers appear here when somebody adds or imports them."
        >
          {({ items, refreshing }) => (
            <DataTable
              label="Entities"
              rows={items}
              columns={table.columns}
              layout={table.layout}
              sort={list.sort}
              onSortChange={list.setSort}
              busy={refreshing}
            />
          )}
        </ListRows>
      </ListLayout.Main>
      <ListLayout.Footer>
        <ListPagination list={list} data={result.data} />
        <DownloadButton
          label="Download CSV"
          onDownload={async () => {
            if (await download.trigger(query)) showSuccess('Entities have been downloaded.');
          }}
        />
      </ListLayout.Footer>
      <ListFilters list={list} fields={fields} />
    </ListLayout>
  );
}
