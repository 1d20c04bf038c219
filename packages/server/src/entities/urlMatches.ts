import type { Endpoint } from '@console/api/core/endpoint';
import { readJsonBody } from '@console/api/core/hydra/body';
import { document, type HydraObject } from '@console/api/core/hydra/envelope';
import { typedBody } from '@console/api/core/hydra/fields';
import { NO_ID, relationId, type Addresses } from '@console/api/core/hydra/iri';
import { Violations } from '@console/api/core/hydra/violations';
import { addressSearchBody } from '@console/api/entities/schema';
import { and, asc, eq, ne } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Deps } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { entity } from '../db/schema/entities.ts';
import { respond } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { MAX_MATCHES } from './duplicates.ts';
import { entitiesWithTags, entityRef } from './entityMember.ts';
import { urlKey } from './urlKey.ts';

type AddressSearch = v.InferOutput<typeof addressSearchBody>;

/**
 * Answers the entities with the same URL key. Those that are not archived come first. Archived ones
 * are included, because somebody may be about to add one of them again.
 *
 * This POST only reads: it writes nothing and keeps no idempotency key.
 */
export const searchByAddress = (
  { config, database: { db } }: Deps,
  endpoint: Endpoint,
  field: 'url' | 'career_page',
): ApiRoute => ({
  endpoint,
  async handle(c) {
    const { json } = await readJsonBody(c.req.raw, config.maxBodyBytes);
    const body = typedBody(addressSearchBody, json);
    return respond(c, { status: 200, body: await matches(db, body, field, config) });
  },
});

async function matches(
  executor: Executor,
  body: AddressSearch,
  field: 'url' | 'career_page',
  addresses: Addresses,
): Promise<HydraObject> {
  const violations = new Violations();
  const address = violations.requiredText(
    field,
    field === 'url' ? body.url : (body.career_page ?? body.url),
    Infinity,
  );
  const key = urlKey(address);
  if (address !== '' && key === null) violations.add(field, 'invalid_url');
  violations.throwIfAny();

  const column = field === 'url' ? entity.urlKey : entity.careerPageKey;
  const rows = await executor
    .select({ id: entity.id })
    .from(entity)
    .where(
      and(
        eq(column, key ?? ''),
        ne(entity.id, relationId(body.exclude_id ?? NO_ID, 'entities', addresses)),
      ),
    )
    .orderBy(asc(entity.archived), asc(entity.id))
    .limit(MAX_MATCHES);
  const ids = rows.map(({ id }) => id);
  const found = new Map((await entitiesWithTags(executor, ids)).map((one) => [one.row.id, one]));
  const entities = ids
    .flatMap((id) => found.get(id) ?? [])
    .map(({ row, tags }) => entityRef(addresses, row, tags));
  const iri = `${addresses.apiBasePath}/entities/search_by_${field}`;
  return document(addresses.apiBasePath, 'UrlMatch', {
    '@id': iri,
    '@type': 'UrlMatch',
    entities,
    company_queues: [],
  });
}
