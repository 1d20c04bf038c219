import * as endpoints from '@console/api/company-queues/endpoints';
import { searchBody } from '@console/api/company-queues/schema';
import { readJsonBody } from '@console/api/core/hydra/body';
import { document, member, wholeCollection } from '@console/api/core/hydra/envelope';
import { typedBody } from '@console/api/core/hydra/fields';
import type { Addresses } from '@console/api/core/hydra/iri';
import { notFound } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { Violations } from '@console/api/core/hydra/violations';
import { asc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Deps } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { companyQueue, companyQueueRequest } from '../db/schema/companyQueue.ts';
import { entity, entityAlias } from '../db/schema/entities.ts';
import { MAX_MATCHES } from '../entities/duplicates.ts';
import { entitiesWithTags, entityRef } from '../entities/entityMember.ts';
import { urlKey } from '../entities/urlKey.ts';
import { respond } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { contains, loweredAsSorted, matchRank } from '../hydra/filters.ts';
import { presentIdOf } from './lockRequest.ts';

const MAX_POSSIBLE_MATCHES = 10;
const LEAST_SIMILAR = 0.3;

/**
 * The longest words of a name, as patterns. A similar name has one of them, or nearly the same
 * word.
 */
const wordPatterns = (name: string): readonly string[] =>
  [...new Set(name.match(/[\p{L}\p{N}]{3,}/gu))]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 5)
    .map((word) => `%${word}%`);

/** The text without the scheme of an address, because people type addresses so into a search. */
const withoutScheme = (text: string): string =>
  text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '');

async function entityRefs(executor: Executor, ids: readonly number[], addresses: Addresses) {
  const found = new Map((await entitiesWithTags(executor, ids)).map((one) => [one.row.id, one]));
  return new Map(
    [...found].map(([id, { row, tags }]) => [id, entityRef(addresses, row, tags)] as const),
  );
}

const matchRow = v.object({
  id: v.number(),
  reason: v.picklist(['url', 'alias', 'name']),
  score: v.number(),
});

/**
 * GET /company_queue_requests/{id}/possible_matches: at most ten entities with the address of the
 * queue, with an alias of its name or address, or with a similar name. They are the ten closest
 * ones. Those of them that are not archived come first.
 *
 * @throws Problem 404
 */
export async function possibleMatches(
  executor: Executor,
  requestId: number,
  params: QueryParams,
  addresses: Addresses,
) {
  const [queue] = await executor
    .select({
      text: companyQueue.name,
      name: sql<string>`name_key(${companyQueue.name})`,
      url: companyQueue.url,
      key: companyQueue.urlKey,
    })
    .from(companyQueueRequest)
    .innerJoin(companyQueue, eq(companyQueue.id, companyQueueRequest.companyQueueId))
    .where(eq(companyQueueRequest.id, presentIdOf('request', requestId)));
  if (queue === undefined) throw notFound();
  const { name } = queue;
  const key = queue.key ?? '';
  const texts = [queue.text, name, queue.url ?? '', key].map((text) => sql`alias_key(${text})`);
  const { rows } = await executor.execute(sql`
    WITH found AS (
      SELECT ${entity.id} AS id, 1 AS rank, 1.0::float8 AS score FROM ${entity}
        WHERE ${key} <> '' AND (${entity.urlKey} = ${key} OR ${entity.careerPageKey} = ${key})
      UNION ALL
      SELECT ${entityAlias.entityId}, 2, 1.0 FROM ${entityAlias}
        WHERE alias_key(${entityAlias.alias}) <> '' AND alias_key(${entityAlias.alias}) IN (${sql.join(texts, sql`, `)})
      UNION ALL
      SELECT ${entity.id}, 3, similarity(name_key(${entity.companyName}), ${name})::float8
        FROM ${entity} WHERE name_key(${entity.companyName}) % ${name}
          AND (${sql.join(
            [
              ...wordPatterns(name).map((pattern) => sql`${entity.search} LIKE ${pattern}`),
              sql`${name} <% ${entity.search}`,
            ],
            sql` OR `,
          )})
    ), best AS (
      SELECT DISTINCT ON (id) id, rank, score FROM found
        WHERE rank < 3 OR score >= ${LEAST_SIMILAR} ORDER BY id, rank
    ), closest AS (
      SELECT best.*, ${entity.archived} AS archived FROM best JOIN ${entity} ON ${entity.id} = best.id
        ORDER BY rank, score DESC, archived, best.id LIMIT ${MAX_POSSIBLE_MATCHES}
    )
    SELECT id, (ARRAY['url', 'alias', 'name'])[rank] AS reason, round(score::numeric, 2)::float8 AS score
      FROM closest ORDER BY archived, rank, score DESC, id`);
  const matches = v.parse(v.array(matchRow), rows);
  const refs = await entityRefs(
    executor,
    matches.map(({ id }) => id),
    addresses,
  );
  const path = `company_queue_requests/${requestId}/possible_matches`;
  const members = matches.flatMap(({ id, reason, score }) => {
    const entityMember = refs.get(id);
    return entityMember === undefined
      ? []
      : [
          {
            '@id': `${addresses.apiBasePath}/${path}#${id}`,
            '@type': 'EntityMatch',
            entity: entityMember,
            reason,
            score,
          },
        ];
  });
  return wholeCollection(addresses.apiBasePath, path, 'EntityMatch', members, params);
}

const MIN_LENGTH = 3;
const MAX_LENGTH = 2048;

/**
 * POST /search_by_url: at most 25 entities and 25 queues whose address or name contains the text,
 * the best matches first. It writes nothing.
 */
export const searchByUrl = ({ config, database: { db } }: Deps): ApiRoute => ({
  endpoint: endpoints.searchByUrl,
  async handle(c) {
    const { json } = await readJsonBody(c.req.raw, config.maxBodyBytes);
    const { url } = typedBody(searchBody, json);
    const violations = new Violations();
    const text = violations.requiredText('url', url, MAX_LENGTH);
    if (text !== '' && [...text].length < MIN_LENGTH)
      violations.addCoded('url', 'too_short', 'Enter at least 3 characters');
    violations.throwIfAny();
    const body = await search(db, text, config);
    return respond(c, { status: 200, body });
  },
});

async function search(executor: Executor, text: string, addresses: Addresses) {
  const { apiBasePath } = addresses;
  const contained = withoutScheme(text);
  const key = urlKey(text);
  const rows = await executor
    .select({ id: entity.id })
    .from(entity)
    .where(sql`${contains(sql`${entity.search}`, contained)} OR ${entity.urlKey} = ${key}`)
    .orderBy(
      asc(entity.archived),
      matchRank(contained, entity.companyName, entity.search),
      asc(entity.companyName),
      asc(entity.id),
    )
    .limit(MAX_MATCHES);
  const ids = rows.map(({ id }) => id);
  const refs = await entityRefs(executor, ids, addresses);
  const queues = await executor
    .select()
    .from(companyQueue)
    // Each part has an index.
    .where(
      sql`${contains(sql`lower(${companyQueue.url})`, contained)} OR ${companyQueue.urlKey} = ${key}
        OR ${contains(sql`lower(${companyQueue.name})`, contained, loweredAsSorted)}`,
    )
    .orderBy(matchRank(contained, companyQueue.name), asc(companyQueue.name), asc(companyQueue.id))
    .limit(MAX_MATCHES);
  const owners = await entityRefs(
    executor,
    queues.flatMap(({ entityId }) => entityId ?? []),
    addresses,
  );
  return document(apiBasePath, 'UrlMatch', {
    '@id': `${apiBasePath}/search_by_url`,
    '@type': 'UrlMatch',
    entities: ids.flatMap((id) => refs.get(id) ?? []),
    company_queues: queues.map((queue) =>
      member(apiBasePath, 'company_queues', 'CompanyQueue', queue.id, {
        name: queue.name,
        url: queue.url,
        latest_status: queue.latestStatus,
        entity: owners.get(queue.entityId ?? 0) ?? null,
      }),
    ),
  });
}
