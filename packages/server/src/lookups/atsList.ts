import { member } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { atsList as contract } from '@console/api/lookups/list';
import { ats } from '../db/schema/people.ts';
import { anyOf } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';

const atsMember = ({ apiBasePath }: Addresses, row: typeof ats.$inferSelect) =>
  member(apiBasePath, 'ats', 'Ats', row.id, { name: row.name, data_regex: row.dataRegex });

export const atsList: ListDefinition<typeof contract, ReturnType<typeof atsMember>> = {
  contract,
  table: ats,
  id: ats.id,
  orderKeys: { id: ats.id, name: ats.name },
  filters: { id: ats.id },
  async load(executor, ids, addresses) {
    const rows = await executor.select().from(ats).where(anyOf(ats.id, ids));
    return rows.map((row) => atsMember(addresses, row));
  },
};
