import { readJsonBody } from '@console/api/core/hydra/body';
import { document } from '@console/api/core/hydra/envelope';
import { NO_ID, relationId } from '@console/api/core/hydra/iri';
import { textField, typedBody, wholeField } from '@console/api/core/hydra/typedBody';
import { Violations } from '@console/api/core/hydra/violations';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { AppEnv, Deps } from '../context.ts';
import { entity } from '../db/schema/entities.ts';
import { respond } from '../http/respond.ts';
import { MAX_MATCHES } from './duplicates.ts';
import { entitiesWithTags, entityRef } from './entityMember.ts';
import { urlKey } from './urlKey.ts';

const bodySchema = v.object({ url: textField, career_page: textField, exclude_id: wholeField });

/**
 * `POST /entities/search_by_url` and `/entities/search_by_career_page`: the entities whose address
 * is spelled otherwise but the same, those in use first. Archived ones are named too: they may be
 * the employer that somebody is about to add again.
 */
export async function searchByAddress(
  c: Context<AppEnv>,
  { config, database: { db } }: Deps,
  field: 'url' | 'career_page',
): Promise<Response> {
  const { json } = await readJsonBody(c.req.raw, config.maxBodyBytes);
  const body = typedBody(bodySchema, json);
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
  const rows = await db
    .select({ id: entity.id })
    .from(entity)
    .where(
      and(
        eq(column, key ?? ''),
        ne(entity.id, relationId(body.exclude_id ?? NO_ID, 'entities', config)),
      ),
    )
    .orderBy(asc(entity.archived), asc(entity.id))
    .limit(MAX_MATCHES);
  const ids = rows.map(({ id }) => id);
  const found = new Map((await entitiesWithTags(db, ids)).map((one) => [one.row.id, one]));
  const entities = ids
    .flatMap((id) => found.get(id) ?? [])
    .map(({ row, tags }) => entityRef(config, row, tags));
  const iri = `${config.apiBasePath}/entities/search_by_${field}`;
  return respond(c, {
    status: 200,
    body: document(config.apiBasePath, 'UrlMatch', {
      '@id': iri,
      '@type': 'UrlMatch',
      entities,
      company_queues: [],
    }),
  });
}
