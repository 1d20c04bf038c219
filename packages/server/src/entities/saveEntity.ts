import { relationId, type Addresses } from '@console/api/core/hydra/iri';
import { Violations } from '@console/api/core/hydra/violations';
import { isReasonTag } from '@console/api/entities/rules';
import { eq } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { entity } from '../db/schema/entities.ts';
import { monitoredEntity } from '../db/schema/quality.ts';
import { changeLines } from '../events/changeLines.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { checkDuplicates } from './duplicates.ts';
import {
  EMPTY_ENTITY,
  entityValues,
  relationOrNull,
  writtenValues,
  type EntityBody,
  type EntityValues,
} from './entityBody.ts';
import { tagsOf, type EntityRow } from './entityMember.ts';
import { findTags, setEntityTags } from './entityTags.ts';
import { urlKey } from './urlKey.ts';

const columnsOf = (values: EntityValues) => ({
  companyName: values.company_name,
  url: values.url,
  urlKey: urlKey(values.url),
  careerPage: values.career_page,
  careerPageKey: urlKey(values.career_page),
  tierLevel: values.tier_level,
  noWebsite: values.no_website,
  noCareerPage: values.no_career_page,
  canNotScrapeEmployer: values.can_not_scrape_employer,
  overrideDuplicateUrl: values.override_duplicate_url,
  overrideDuplicateCareerPage: values.override_duplicate_career_page,
  ticker: values.ticker,
  naicsCode: values.naics_code,
  naicsDescription: values.naics_description,
});

/** Checks the reason tag of a body, even when a flag drops it afterwards. */
function checkReasonTag(
  tagId: number | null,
  current: number | null,
  known: Awaited<ReturnType<typeof findTags>>,
  violations: Violations,
): void {
  if (tagId === null || tagId === current) return;
  const found = known.find(({ id }) => id === tagId);
  if (found === undefined) violations.add('tag', 'not_found');
  else if (!isReasonTag(found)) violations.add('tag', 'invalid_choice');
}

/**
 * Creates an entity with its tags and opens its monitored row of kind `new`. Returns its id.
 *
 * @throws Problem 400 for malformed relations, 422 with all violations
 */
export async function createEntity(
  tx: Executor,
  user: CurrentUser,
  body: EntityBody & { tags?: readonly unknown[] | null },
  addresses: Addresses,
): Promise<number> {
  const violations = new Violations();
  const values = writtenValues(body, EMPTY_ENTITY, addresses, violations);
  const tagIds = (body.tags ?? []).map((value) => relationId(value, 'tags', addresses));
  const reasonId = relationOrNull(body.tag ?? null, addresses);
  const known = await findTags(tx, [...tagIds, reasonId ?? 0]);
  tagIds.forEach((id, index) => {
    if (!known.some((found) => found.id === id)) violations.add(`tags[${index}]`, 'not_found');
  });
  checkReasonTag(reasonId, null, known, violations);
  await checkDuplicates(tx, values, null, violations);
  violations.throwIfAny();

  const [row] = await tx.insert(entity).values(columnsOf(values)).returning({ id: entity.id });
  if (row === undefined) throw new Error('INSERT returned no row');
  await writeEvent(tx, user, {
    type: 'entity_status',
    name: 'created',
    entityId: row.id,
    current: 'new_entity',
  });
  await tx.insert(monitoredEntity).values({ entityId: row.id, kind: 'new' });
  const chosen = known.filter((one) => !isReasonTag(one)).map(({ id }) => id);
  await setEntityTags(
    tx,
    user,
    row.id,
    new Set(values.tag === null ? chosen : [...chosen, values.tag]),
  );
  return row.id;
}

/**
 * Changes the fields that were sent. The chosen reason tag replaces the other reason tags, and all
 * other tags stay. A body that neither chooses a reason nor removes it leaves the tags alone, even
 * when a renamed tag has become a second reason. Resolves with true when something changed.
 *
 * @throws Problem 400 for a malformed relation, 422 with all violations
 */
export async function updateEntity(
  tx: Executor,
  user: CurrentUser,
  current: EntityRow,
  body: EntityBody,
  addresses: Addresses,
): Promise<boolean> {
  const tags = await tagsOf(tx, [current.id]);
  const before = entityValues(current, tags.find(isReasonTag)?.id ?? null);
  const violations = new Violations();
  const values = writtenValues(withFreshOverrides(body, before), before, addresses, violations);
  const reasonId = relationOrNull(body.tag ?? null, addresses);
  const known = reasonId === null || reasonId === before.tag ? [] : await findTags(tx, [reasonId]);
  checkReasonTag(reasonId, before.tag, known, violations);
  await checkDuplicates(tx, values, { id: current.id, values: before }, violations);
  violations.throwIfAny();

  await tx.update(entity).set(columnsOf(values)).where(eq(entity.id, current.id));
  const { tag: _tag, ...changed } = values; // The tag has an event of its own.
  const notes = changeLines({ ...before }, changed);
  if (notes !== '')
    await writeEvent(tx, user, {
      type: 'entity_info',
      name: 'updated',
      entityId: current.id,
      notes,
    });
  const clearsReason = body.can_not_scrape_employer === false && values.tag === null;
  if (body.tag === undefined && !clearsReason) return notes !== '';
  const kept = tags.filter((one) => !isReasonTag(one)).map(({ id }) => id);
  const isRetagged = await setEntityTags(
    tx,
    user,
    current.id,
    new Set(values.tag === null ? kept : [...kept, values.tag]),
  );
  return isRetagged || notes !== '';
}

/** An override holds for one address. When the address changes, it has to be given again. */
function withFreshOverrides(body: EntityBody, before: EntityValues): EntityBody {
  const isNew = (name: 'url' | 'career_page') => {
    const given = body[name];
    return given !== undefined && urlKey(given) !== urlKey(before[name]);
  };
  return {
    ...body,
    ...(isNew('url') &&
      body.override_duplicate_url === undefined && { override_duplicate_url: false }),
    ...(isNew('career_page') &&
      body.override_duplicate_career_page === undefined && {
        override_duplicate_career_page: false,
      }),
  };
}
