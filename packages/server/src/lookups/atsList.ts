import { member } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { ats } from '../db/schema/people.ts';
import { anyOf } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';

const atsMember = ({ apiBasePath }: Addresses, row: typeof ats.$inferSelect) =>
  member(apiBasePath, 'ats', 'Ats', row.id, { name: row.name, data_regex: row.dataRegex });

/** `GET /ats`: whole unless a page is asked for. */
export const atsList: ListDefinition<'id' | 'name', ReturnType<typeof atsMember>> = {
  type: 'Ats',
  path: 'ats',
  table: ats,
  id: ats.id,
  orderKeys: { id: ats.id, name: ats.name },
  defaultOrder: [{ key: 'name', direction: 'asc' }],
  unpaged: 'byDefault',
  filterNames: [],
  filters: () => [],
  async load(session, ids, addresses) {
    const rows = await session.select().from(ats).where(anyOf(ats.id, ids));
    return rows.map((row) => atsMember(addresses, row));
  },
};
