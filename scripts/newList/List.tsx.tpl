import { use__Pascal__ } from '@console/api/__kebab__/hooks';
import { DataTable } from '@console/ui/DataTable';
import { ListLayout } from '@console/ui/ListLayout';
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
import { __camel__Columns } from './__camel__.columns.tsx';
import { __camel__Filters } from './__camel__.filters.ts';
import { __camel__State } from './__camel__.state.ts';

export function __Pascal__List() {
  const list = useListState(__camel__State);
  const result = use__Pascal__(toListQuery(list));
  const view = toListView(result, list);
  const table = useTableLayout('__kebab__', __camel__Columns);

  return (
    <ListLayout overlay={view.kind === 'loading' ? 'Loading...' : undefined}>
      <ListLayout.Header title="__Title__">
        <SearchBox label="Search __Title__..." value={list.search} onSearch={list.setSearch} />
        <FilterButton />
        <TableSettings table={table} sortKey={list.sort?.key} />
      </ListLayout.Header>
      <ListLayout.Chips><ListChips list={list} fields={__camel__Filters} /></ListLayout.Chips>
      <ListLayout.Main>
        <ListRows view={view} list={list} onRetry={() => void result.mutate()} empty="Say here what would be in this list, and how it comes.">
          {({ items, refreshing }) => <DataTable label="__Title__" rows={items} columns={table.columns} layout={table.layout} sort={list.sort} onSortChange={list.setSort} busy={refreshing} />}
        </ListRows>
      </ListLayout.Main>
      <ListLayout.Footer><ListPagination list={list} data={result.data} /></ListLayout.Footer>
      <ListFilters list={list} fields={__camel__Filters} />
    </ListLayout>
  );
}
