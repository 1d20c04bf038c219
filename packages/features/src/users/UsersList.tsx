import { useUsers } from '@console/api/users/client';
import { DataTable } from '@console/ui/DataTable';
import { ListLayout } from '@console/ui/ListLayout';
import { TableSettings } from '@console/ui/TableSettings';
import { ListPagination } from '../list/ListPagination.tsx';
import { ListRows } from '../list/ListRows.tsx';
import { toListView } from '../list/listView.ts';
import { toListQuery } from '../list/toListQuery.ts';
import { useListState } from '../list/useListState.ts';
import { useTableLayout } from '../list/useTableLayout.ts';
import { usersColumns } from './users.columns.tsx';
import { usersState } from './users.state.ts';

export function UsersList() {
  const list = useListState(usersState);
  const result = useUsers(toListQuery(list));
  const view = toListView(result, list);
  const table = useTableLayout('users', usersColumns);

  return (
    <ListLayout overlay={view.kind === 'loading' ? 'Loading Users...' : undefined}>
      <ListLayout.Header title="User Management">
        <TableSettings table={table} sortKey={list.sort?.key} />
      </ListLayout.Header>
      <ListLayout.Main>
        <ListRows
          view={view}
          list={list}
          onRetry={() => void result.mutate()}
          empty="People appear here when the identity provider knows them."
        >
          {({ items, refreshing }) => (
            <DataTable
              label="Users"
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
      </ListLayout.Footer>
    </ListLayout>
  );
}
