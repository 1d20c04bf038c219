import { defineList } from '../core/list.ts';

/** GET /users. */
export const userList = defineList({
  type: 'User',
  path: '/users',
  sortKeys: ['id', 'first_name', 'last_name', 'email', 'archived'],
  order: [
    { key: 'archived', direction: 'asc' },
    { key: 'last_name', direction: 'asc' },
    { key: 'first_name', direction: 'asc' },
  ],
  filters: {
    archived: { kind: 'flag' },
    custom_search: {
      kind: 'search',
      properties: ['first_name', 'last_name', 'email'],
      ids: ['id'],
    },
    id: { kind: 'ids', of: 'users' },
  },
  unpaged: 'onRequest',
});
