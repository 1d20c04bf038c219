import { useUsers } from '@console/api/users/client';
import { ListPage, useListPage } from '../list/ListPage.tsx';
import { useListState } from '../list/useListState.ts';
import { usersColumns } from './users.columns.tsx';
import { usersState } from './users.state.ts';

const data = {
  name: 'users' as const,
  label: 'Users',
  loading: 'Loading Users...',
  empty: 'People appear here when the identity provider knows them.',
  fields: [],
};

export function UsersList() {
  const list = useListState(usersState);
  const page = useListPage(data, { list, answer: useUsers(list.query), columns: usersColumns });

  return (
    <ListPage page={page}>
      <ListPage.Header page={page} title="User Management" />
      <ListPage.Main>
        <ListPage.Rows page={page} />
      </ListPage.Main>
      <ListPage.Footer page={page} />
    </ListPage>
  );
}
