import { member, seconds, secondsOrNull } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { isReasonTag } from '@console/api/entities/rules';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { entity, entityTag } from '../db/schema/entities.ts';
import { tag } from '../db/schema/people.ts';
import { anyOf } from '../hydra/filters.ts';
import { tagMember } from '../tags/tagList.ts';

const { search: _search, ...columns } = getTableColumns(entity);
/** These are all columns but the search text. */
export const entityColumns = columns;
export type EntityRow = Omit<typeof entity.$inferSelect, 'search'>;

export type LinkedTag = {
  linkId: number;
  entityId: number;
  id: number;
  title: string;
  category: typeof tag.$inferSelect.category;
};

/** Reads the tags of these entities in one query. The oldest link comes first. */
export const tagsOf = (executor: Executor, entityIds: readonly number[]): Promise<LinkedTag[]> =>
  executor
    .select({
      linkId: entityTag.id,
      entityId: entityTag.entityId,
      id: tag.id,
      title: tag.title,
      category: tag.category,
    })
    .from(entityTag)
    .innerJoin(tag, eq(tag.id, entityTag.tagId))
    .where(anyOf(entityTag.entityId, entityIds))
    .orderBy(asc(entityTag.entityId), asc(entityTag.id));

export const entityTagMember = (addresses: Addresses, { linkId, ...linked }: LinkedTag) =>
  member(addresses.apiBasePath, 'entity_tags', 'EntityTag', linkId, {
    tag: tagMember(addresses, linked),
  });

/** An Entity as it stands in lists. The detail adds fields to it. */
export function entityMember(addresses: Addresses, row: EntityRow, tags: readonly LinkedTag[]) {
  return member(addresses.apiBasePath, 'entities', 'Entity', row.id, {
    company_name: row.companyName,
    url: row.url,
    career_page: row.careerPage,
    tier_level: row.tierLevel,
    no_website: row.noWebsite,
    no_career_page: row.noCareerPage,
    can_not_scrape_employer: row.canNotScrapeEmployer,
    override_duplicate_url: row.overrideDuplicateUrl,
    override_duplicate_career_page: row.overrideDuplicateCareerPage,
    tag: tags.find(isReasonTag)?.id ?? null,
    tags: tags.map((linked) => entityTagMember(addresses, linked)),
    ticker: row.ticker,
    naics_code: row.naicsCode,
    naics_description: row.naicsDescription,
    state: row.state,
    archived: row.archived,
    archived_date: secondsOrNull(row.archivedDate),
    archived_reason_code: row.archivedReasonCode,
    num_jobs: row.numJobs,
    jobs_without_location: row.jobsWithoutLocation,
    date_added: seconds(row.dateAdded),
    create_date: seconds(row.dateAdded),
    last_time_changed: seconds(row.lastTimeChanged),
    version: row.version,
  });
}
export type EntityMember = ReturnType<typeof entityMember>;

/** EntityRef: an entity inside another resource. */
export const entityRef = (addresses: Addresses, row: EntityRow, tags: readonly LinkedTag[]) =>
  member(addresses.apiBasePath, 'entities', 'Entity', row.id, {
    company_name: row.companyName,
    url: row.url,
    career_page: row.careerPage,
    ticker: row.ticker,
    tier_level: row.tierLevel,
    num_jobs: row.numJobs,
    archived: row.archived,
    state: row.state,
    tags: tags.map((linked) => entityTagMember(addresses, linked)),
  });

/** Reads the tags of these entities, by the entity. The oldest link comes first. */
export async function tagsByEntity(
  executor: Executor,
  ids: readonly number[],
): Promise<Map<number, LinkedTag[]>> {
  const byEntity = new Map<number, LinkedTag[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return byEntity;
  for (const linked of await tagsOf(executor, ids)) byEntity.get(linked.entityId)?.push(linked);
  return byEntity;
}

/** Reads entities with their tags. It takes two queries, whatever the number of entities. */
export async function entitiesWithTags(
  executor: Executor,
  ids: readonly number[],
): Promise<{ row: EntityRow; tags: LinkedTag[] }[]> {
  const rows = await executor.select(entityColumns).from(entity).where(anyOf(entity.id, ids));
  const tags = await tagsByEntity(executor, ids);
  return rows.map((row) => ({ row, tags: tags.get(row.id) ?? [] }));
}
