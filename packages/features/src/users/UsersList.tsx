import { useUsers } from '@console/api/users/hooks';
import { DataTable } from '@console/ui/DataTable';
import { ListLayout } from '@console/ui/ListLayout';
import { Pagination } from '@console/ui/Pagination';
import { ListStates } from '../list/ListStates.tsx';
import { PAGE_SIZES } from '../list/listState.ts';
import { toListView } from '../list/listView.ts';
import { StaleRows } from '../list/StaleRows.tsx';
import { toListQuery } from '../list/toListQuery.ts';
import { useListState } from '../list/useListState.ts';
import { usersColumns } from './users.columns.tsx';
import { usersState } from './users.state.ts';

export function UsersList() {
  const list = useListState(usersState);
  const result = useUsers(toListQuery(list));
  const view = toListView(result, list);
  const retry = () => void result.mutate();

  return (
    <ListLayout overlay={view.kind === 'loading' ? 'Loading Users...' : undefined}>
      <ListLayout.Header title="User Management" />
      <ListLayout.Main>
        {view.kind === 'rows' ? (
          <>
            <StaleRows error={view.stale} onRetry={retry} />
            <DataTable label="Users" rows={view.items} columns={usersColumns} sort={list.sort} onSortChange={list.setSort} busy={view.refreshing} />
          </>
        ) : (
          <ListStates view={view} onRetry={retry} onClear={list.clearAll} onPageChange={list.setPage}>People appear here when the identity provider knows them.</ListStates>
        )}
      </ListLayout.Main>
      <ListLayout.Footer>
        <Pagination page={list.page} pageSize={list.pageSize} total={result.data?.total} pageSizes={PAGE_SIZES} onPageChange={list.setPage} onPageSizeChange={list.setPageSize} />
      </ListLayout.Footer>
    </ListLayout>
  );
}
