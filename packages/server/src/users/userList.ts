import { member } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { sql } from 'drizzle-orm';
import { appUser } from '../db/schema/people.ts';
import { anyOf, flagFilter, idFilter, searchFilter } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';

type UserRow = typeof appUser.$inferSelect;

export const userMember = ({ apiBasePath }: Addresses, row: UserRow) =>
  member(apiBasePath, 'users', 'User', row.id, {
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    roles: row.roles,
    archived: row.archived,
  });

const searched = sql`lower(${appUser.firstName} || ' ' || ${appUser.lastName} || ' ' || ${appUser.email}) COLLATE "default"`;

/** `GET /users` */
export const userList: ListDefinition<
  'id' | 'first_name' | 'last_name' | 'email' | 'archived',
  ReturnType<typeof userMember>
> = {
  type: 'User',
  path: 'users',
  table: appUser,
  id: appUser.id,
  orderKeys: {
    id: appUser.id,
    first_name: appUser.firstName,
    last_name: appUser.lastName,
    email: appUser.email,
    archived: appUser.archived,
  },
  defaultOrder: [
    { key: 'archived', direction: 'asc' },
    { key: 'last_name', direction: 'asc' },
    { key: 'first_name', direction: 'asc' },
  ],
  unpaged: 'onRequest',
  filterNames: ['archived', 'custom_search', 'id[]'],
  filters: (params, addresses) => [
    flagFilter(params, 'archived', appUser.archived),
    searchFilter(params, 'custom_search', searched, [appUser.id]),
    idFilter(params, 'id', appUser.id, 'users', addresses),
  ],
  async load(session, ids, addresses) {
    const rows = await session.select().from(appUser).where(anyOf(appUser.id, ids));
    return rows.map((row) => userMember(addresses, row));
  },
};
