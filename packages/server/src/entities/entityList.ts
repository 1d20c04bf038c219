import type { Addresses } from '@console/api/core/hydra/iri';
import type { QueryParams } from '@console/api/core/hydra/query';
import { sql, type SQL } from 'drizzle-orm';
import { entity, entityTag } from '../db/schema/entities.ts';
import {
  anyOf,
  flagFilter,
  idFilter,
  prefixFilter,
  readIds,
  searchFilter,
} from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { entitiesWithTags, entityMember, type EntityMember } from './entityMember.ts';

type OrderKey =
  | 'id'
  | 'company_name'
  | 'url'
  | 'career_page'
  | 'num_jobs'
  | 'tier_level'
  | 'date_added'
  | 'archived';

/** Entities that have any of the tags. */
function tagsFilter(params: QueryParams, addresses: Addresses): SQL | undefined {
  const ids = readIds(params, 'tags', 'tags', addresses);
  return ids.length === 0
    ? undefined
    : sql`${entity.id} IN (SELECT ${entityTag.entityId} FROM ${entityTag} WHERE ${anyOf(entityTag.tagId, ids)})`;
}

/** `GET /entities` */
export const entityList: ListDefinition<OrderKey, EntityMember> = {
  type: 'Entity',
  path: 'entities',
  table: entity,
  id: entity.id,
  orderKeys: {
    id: entity.id,
    company_name: entity.companyName,
    url: entity.url,
    career_page: entity.careerPage,
    num_jobs: entity.numJobs,
    tier_level: entity.tierLevel,
    date_added: entity.dateAdded,
    archived: entity.archived,
  },
  aliases: { eid: 'id', name: 'company_name' },
  defaultOrder: [{ key: 'id', direction: 'desc' }],
  filterNames: ['custom_search', 'ticker', 'tags[]', 'archived', 'id[]'],
  filters: (params, addresses) => [
    searchFilter(params, 'custom_search', sql`${entity.search}`, [entity.id]),
    prefixFilter(params, 'ticker', entity.ticker),
    tagsFilter(params, addresses),
    flagFilter(params, 'archived', entity.archived),
    idFilter(params, 'id', entity.id, 'entities', addresses),
  ],
  async load(session, ids, addresses) {
    const found = await entitiesWithTags(session, ids);
    return found.map(({ row, tags }) => entityMember(addresses, row, tags));
  },
};
