import type { Addresses } from '@console/api/core/hydra/iri';
import type { QueryParams } from '@console/api/core/hydra/query';
import { entityList as contract, totalRunsList } from '@console/api/entities/list';
import { sql, type SQL } from 'drizzle-orm';
import { entity, entityTag } from '../db/schema/entities.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { anyOf, matchRank, readIds, searchFilter } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { entitiesWithTags, entityMember, type EntityMember } from './entityMember.ts';

/** Finds the entities that have any of the tags. */
function tagsFilter(params: QueryParams, addresses: Addresses): SQL | undefined {
  const ids = readIds(params, 'tags', 'tags', addresses);
  return ids.length === 0
    ? undefined
    : sql`${entity.id} IN (SELECT ${entityTag.entityId} FROM ${entityTag} WHERE ${anyOf(entityTag.tagId, ids)})`;
}

export const entityList: ListDefinition<typeof contract, EntityMember> = {
  contract,
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
    relevance: (params) => matchRank(params.one('custom_search'), entity.companyName),
  },
  filters: {
    custom_search: (params) =>
      searchFilter(params, 'custom_search', sql`${entity.search}`, [entity.id]),
    ticker: entity.ticker,
    tags: tagsFilter,
    archived: entity.archived,
    id: entity.id,
  },
  async load(executor, ids, addresses) {
    const found = await entitiesWithTags(executor, ids);
    return found.map(({ row, tags }) => entityMember(addresses, row, tags));
  },
};

/** The list of entities with a scrape that is active and not archived. */
export const entityTotalRuns: ListDefinition<typeof totalRunsList, EntityMember> = {
  contract: totalRunsList,
  table: entity,
  id: entity.id,
  orderKeys: { id: entity.id, company_name: entity.companyName, num_jobs: entity.numJobs },
  where: () =>
    sql`EXISTS (SELECT FROM ${scrape} WHERE ${scrape.entityId} = ${entity.id} AND ${scrape.active} AND NOT ${scrape.archived})`,
  filters: { id: entity.id },
  load: entityList.load,
};
