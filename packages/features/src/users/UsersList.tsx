import { useUsers } from '@console/api/users/hooks';
import { DataTable } from '@console/ui/DataTable';
import { ListLayout } from '@console/ui/ListLayout';
import { ListPagination } from '../list/ListPagination.tsx';
import { ListRows } from '../list/ListRows.tsx';
import { toListView } from '../list/listView.ts';
import { toListQuery } from '../list/toListQuery.ts';
import { useListState } from '../list/useListState.ts';
import { usersColumns } from './users.columns.tsx';
import { usersState } from './users.state.ts';

export function UsersList() {
  const list = useListState(usersState);
  const result = useUsers(toListQuery(list));
  const view = toListView(result, list);

  return (
    <ListLayout overlay={view.kind === 'loading' ? 'Loading Users...' : undefined}>
      <ListLayout.Header title="User Management" />
      <ListLayout.Main>
        <ListRows view={view} list={list} onRetry={() => void result.mutate()} empty="People appear here when the identity provider knows them.">
          {({ items, refreshing }) => <DataTable label="Users" rows={items} columns={usersColumns} sort={list.sort} onSortChange={list.setSort} busy={refreshing} />}
        </ListRows>
      </ListLayout.Main>
      <ListLayout.Footer><ListPagination list={list} data={result.data} /></ListLayout.Footer>
    </ListLayout>
  );
}
