import {
  document,
  member,
  seconds,
  secondsOrNull,
  type HydraObject,
} from '@console/api/core/hydra/envelope';
import { versionTag } from '@console/api/core/hydra/etag';
import type { Addresses } from '@console/api/core/hydra/iri';
import { notFound } from '@console/api/core/hydra/problem';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { companyQueue } from '../db/schema/companyQueue.ts';
import { entity, entityAlias } from '../db/schema/entities.ts';
import { ats } from '../db/schema/people.ts';
import { watchList } from '../db/schema/quality.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { entitiesWithTags, entityMember } from './entityMember.ts';

const entityEtag = (id: number, version: number) => versionTag('entity', id, version);

async function aliasesOf(executor: Executor, id: number, { apiBasePath }: Addresses) {
  const rows = await executor
    .select()
    .from(entityAlias)
    .where(eq(entityAlias.entityId, id))
    .orderBy(asc(entityAlias.id));
  return rows.map(({ id: aliasId, alias, type, purpose }) =>
    member(apiBasePath, 'entity_aliases', 'Alias', aliasId, { alias, type, purpose }),
  );
}

async function scrapesOf(executor: Executor, id: number, { apiBasePath }: Addresses) {
  const rows = await executor
    .select({
      id: scrape.id,
      name: scrape.name,
      ats: ats.name,
      careerPortal: scrape.careerPortal,
      active: scrape.active,
      archived: scrape.archived,
      lastUpdated: scrape.lastUpdated,
    })
    .from(scrape)
    .leftJoin(ats, eq(ats.id, scrape.atsId))
    .where(eq(scrape.entityId, id))
    .orderBy(asc(scrape.name), asc(scrape.id));
  return rows.map(({ id: scrapeId, careerPortal, lastUpdated, ...row }) =>
    member(apiBasePath, 'scrapes', 'Scrape', scrapeId, {
      ...row,
      career_portal: careerPortal,
      last_updated: seconds(lastUpdated),
    }),
  );
}

/**
 * Reads the queue of an entity and the end of its next snooze. Only the watch list has rows that
 * can be snoozed.
 */
async function standingOf(executor: Executor, id: number) {
  const [row] = await executor
    .select({
      queueId: companyQueue.id,
      nextSnooze: sql`min(${watchList.snoozedUntil})`.mapWith(watchList.snoozedUntil),
    })
    .from(entity)
    .leftJoin(companyQueue, eq(companyQueue.entityId, entity.id))
    .leftJoin(
      watchList,
      and(
        eq(watchList.entityId, entity.id),
        isNull(watchList.removedAt),
        gt(watchList.snoozedUntil, new Date()),
      ),
    )
    .where(eq(entity.id, id))
    .groupBy(companyQueue.id);
  return { queueId: row?.queueId ?? null, nextSnooze: row?.nextSnooze ?? null };
}

/**
 * Resolves with an Entity with the fields that only its detail has, and its ETag.
 *
 * @throws Problem 404
 */
export async function entityDetail(
  executor: Executor,
  id: number,
  addresses: Addresses,
): Promise<{ body: HydraObject; etag: string }> {
  // The queries run one after the other, because a transaction has one connection.
  const [found] = await entitiesWithTags(executor, [id]);
  if (found === undefined) throw notFound();
  const aliases = await aliasesOf(executor, id, addresses);
  const scrapes = await scrapesOf(executor, id, addresses);
  const { queueId, nextSnooze } = await standingOf(executor, id);
  const iri = `${addresses.apiBasePath}/entities/${id}`;
  const body = document(addresses.apiBasePath, 'Entity', {
    ...entityMember(addresses, found.row, found.tags),
    aliases,
    scrapes,
    company_queue: queueId === null ? null : `${addresses.apiBasePath}/company_queues/${queueId}`,
    next_snooze: secondsOrNull(nextSnooze),
    updated_at: seconds(found.row.updatedAt ?? found.row.dateAdded),
    job_count_delta: `${iri}/job_count_delta`,
    jobs_by_country: `${iri}/jobs_by_country`,
    company_queue_requests: `${iri}/company_queue`,
  });
  return { body, etag: entityEtag(id, found.row.version) };
}

/** @throws Problem 404 */
export async function requireEntity(executor: Executor, id: number): Promise<void> {
  const [row] = await executor.select({ id: entity.id }).from(entity).where(eq(entity.id, id));
  if (row === undefined) throw notFound();
}
