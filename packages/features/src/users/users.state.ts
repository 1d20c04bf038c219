import { userList } from '@console/api/users/list';
import { listStateOf } from '../list/listStateOf.ts';

/** The list state of users. They stay in the server's order. */
export const usersState = listStateOf(userList, {
  omit: ['id', 'first_name', 'last_name', 'email', 'archived'],
  defaultPageSize: 15,
  searchable: false,
});
