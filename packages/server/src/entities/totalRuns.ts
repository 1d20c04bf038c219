import { sql } from 'drizzle-orm';
import { entity } from '../db/schema/entities.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { idFilter } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { entityList } from './entityList.ts';
import type { EntityMember } from './entityMember.ts';

/**
 * `GET /entities/total_runs`: who is scraped automatically, that is, has an active scrape that is
 * not archived.
 */
export const entityTotalRuns: ListDefinition<'id' | 'company_name' | 'num_jobs', EntityMember> = {
  type: 'Entity',
  path: 'entities/total_runs',
  table: entity,
  id: entity.id,
  orderKeys: { id: entity.id, company_name: entity.companyName, num_jobs: entity.numJobs },
  aliases: { eid: 'id', name: 'company_name', 'entity.company_name': 'company_name' },
  defaultOrder: [{ key: 'company_name', direction: 'asc' }],
  filterNames: ['id[]'],
  filters: (params, addresses) => [
    sql`EXISTS (SELECT FROM ${scrape} WHERE ${scrape.entityId} = ${entity.id} AND ${scrape.active} AND NOT ${scrape.archived})`,
    idFilter(params, 'id', entity.id, 'entities', addresses),
  ],
  load: entityList.load,
};
