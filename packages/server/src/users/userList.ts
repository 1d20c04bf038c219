import { member } from '@console/api/core/hydra/envelope';
import { pathId, type Addresses } from '@console/api/core/hydra/iri';
import type { QueryParams } from '@console/api/core/hydra/query';
import { userList as contract } from '@console/api/users/list';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { appUser } from '../db/schema/people.ts';
import { anyOf, contains } from '../hydra/filters.ts';
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

/** Finds people by words, each of which is a part of a name or of the e-mail address. */
function wordsFilter(params: QueryParams): SQL | undefined {
  const words = params.one('custom_search')?.split(/\s+/) ?? [];
  const id = pathId(words.join(' '));
  const found = and(...words.map((word) => contains(searched, word)));
  return id === undefined ? found : or(found, eq(appUser.id, id));
}

export const userList: ListDefinition<typeof contract, ReturnType<typeof userMember>> = {
  contract,
  table: appUser,
  id: appUser.id,
  orderKeys: {
    id: appUser.id,
    first_name: appUser.firstName,
    last_name: appUser.lastName,
    email: appUser.email,
    archived: appUser.archived,
  },
  filters: {
    archived: appUser.archived,
    custom_search: wordsFilter,
    id: appUser.id,
  },
  async load(executor, ids, addresses) {
    const rows = await executor.select().from(appUser).where(anyOf(appUser.id, ids));
    return rows.map((row) => userMember(addresses, row));
  },
};
