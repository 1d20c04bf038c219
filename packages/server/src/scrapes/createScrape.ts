import { relationId, type Addresses } from '@console/api/core/hydra/iri';
import { UNSTORABLE } from '@console/api/core/hydra/messages';
import { conflict } from '@console/api/core/hydra/problem';
import { Violations } from '@console/api/core/hydra/violations';
import { addScrapeBlockReason, fitsAts } from '@console/api/scrape-edit/rules';
import { ATS_DATA_MAX, NAME_MAX, type scrapeCreateBody } from '@console/api/scrape-edit/schema';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { lockRows } from '../db/locks.ts';
import { entity } from '../db/schema/entities.ts';
import { scrape, scrapeCode } from '../db/schema/scrapes.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { settingOptions } from '../lookups/options.ts';
import { CODE_TYPES } from './codeSearch.ts';
import { findAts, reader } from './scrapeBody.ts';

type CreateBody = v.InferOutput<typeof scrapeCreateBody>;

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** @throws Problem 400 for an entity that is not a relation */
export function checkEntityRelation({ entity: given }: CreateBody, addresses: Addresses): void {
  if (isGiven(given)) relationId(given, 'entities', addresses);
}

async function siteTypeOf(tx: Executor, body: CreateBody, violations: Violations) {
  const given = body.site_type ?? null;
  if (given === null) violations.add('site_type', 'required');
  else if (!(await settingOptions(tx, 'site_type')).some(({ value }) => value === String(given)))
    violations.add('site_type', 'invalid_choice');
  return given ?? 0;
}

/** Reads the ATS and its data. The data are dropped when there is no ATS. */
async function atsOf(
  tx: Executor,
  body: CreateBody,
  addresses: Addresses,
  violations: Violations,
): Promise<{ atsId: number | null; atsData: string | null }> {
  const ats = isGiven(body.ats) ? await findAts(tx, body.ats, addresses) : undefined;
  if (isGiven(body.ats) && ats === undefined) violations.add('ats', 'not_found');
  const data = violations.optionalText('ats_data', body.ats_data, ATS_DATA_MAX);
  if (ats === undefined || data === null) return { atsId: ats?.id ?? null, atsData: null };
  if ([...data].length > ATS_DATA_MAX || UNSTORABLE.test(data))
    return { atsId: ats.id, atsData: null };
  if (!fitsAts(data, ats.dataRegex)) violations.add('ats_data', 'invalid_text');
  return { atsId: ats.id, atsData: data };
}

/**
 * Creates a scrape of an entity. It is Manual, without self-identification, and has two empty
 * codes. Returns its id.
 *
 * @throws Problem 400 for malformed relations, 422 with all violations, 409 `entity_archived` or
 *   `entity_has_scrape`
 */
export async function createScrape(
  tx: Executor,
  user: CurrentUser,
  body: CreateBody,
  addresses: Addresses,
): Promise<number> {
  const violations = new Violations();
  const name = violations.requiredText('name', body.name, NAME_MAX);
  const siteType = await siteTypeOf(tx, body, violations);
  const careerPortal = reader(body, violations).address('career_portal', null);
  const ats = await atsOf(tx, body, addresses, violations);
  // The lock lets the second of two requests see the scrape of the first.
  const [owner] = isGiven(body.entity)
    ? await lockRows(
        tx,
        'entity',
        tx
          .select({ id: entity.id, archived: entity.archived })
          .from(entity)
          .where(eq(entity.id, relationId(body.entity, 'entities', addresses))),
      )
    : [];
  if (owner === undefined)
    violations.add('entity', isGiven(body.entity) ? 'not_found' : 'required');
  violations.throwIfAny();
  if (owner === undefined) throw new Error('The entity is missing, but no violation was thrown');

  const scrapes = await tx
    .select({ archived: scrape.archived })
    .from(scrape)
    .where(eq(scrape.entityId, owner.id));
  const blockReason = addScrapeBlockReason({ archived: owner.archived, scrapes });
  if (blockReason !== undefined) throw conflict(blockReason.code, blockReason.message);

  const [made] = await tx
    .insert(scrape)
    .values({ entityId: owner.id, name, siteType, careerPortal, ...ats })
    .returning({ id: scrape.id });
  if (made === undefined) throw new Error('INSERT returned no row');
  const modified = new Date();
  await tx.insert(scrapeCode).values(
    CODE_TYPES.map((codeType) => ({
      scrapeId: made.id,
      codeType,
      code: '',
      modified,
      userId: user.id,
    })),
  );
  await writeEvent(tx, user, {
    type: 'scrape_status',
    name: 'created',
    entityId: owner.id,
    scrapeId: made.id,
  });
  return made.id;
}
