import type { Violations } from '@console/api/core/hydra/violations';
import { DUPLICATE_CAREER_PAGE, DUPLICATE_URL } from '@console/api/entities/rules';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { takeTurns } from '../db/locks.ts';
import { entity } from '../db/schema/entities.ts';
import type { EntityValues } from './entityBody.ts';
import { urlKey } from './urlKey.ts';

/** The largest number of matches in an answer. Nobody looks through more. */
export const MAX_MATCHES = 25;

/** Finds the ids of the entities with this key that are not archived, oldest first. */
async function holdersOf(
  executor: Executor,
  column: typeof entity.urlKey | typeof entity.careerPageKey,
  key: string,
  exceptId: number | null,
) {
  const rows = await executor
    .select({ id: entity.id })
    .from(entity)
    .where(
      and(
        eq(column, key),
        eq(entity.archived, false),
        exceptId === null ? undefined : ne(entity.id, exceptId),
      ),
    )
    .orderBy(asc(entity.id))
    .limit(MAX_MATCHES);
  return rows.map(({ id }) => id);
}

/**
 * Adds a violation for each address that another entity has, unless that entity is archived or the
 * body overrides the check. An address that did not change was checked when it was first saved.
 */
export async function checkDuplicates(
  tx: Executor,
  values: EntityValues,
  current: { id: number; values: EntityValues } | null,
  violations: Violations,
): Promise<void> {
  const changedKey = (name: 'url' | 'career_page') => {
    const key = urlKey(values[name]);
    return key === urlKey(current?.values[name] ?? null) ? null : key;
  };
  const url = values.override_duplicate_url ? null : changedKey('url');
  const careerPage = values.override_duplicate_career_page ? null : changedKey('career_page');
  // The second of two transactions that save the same address sees the entity of the first.
  await takeTurns(
    tx,
    'entityAddress',
    ...(url ? [`url ${url}`] : []),
    ...(careerPage ? [`career ${careerPage}`] : []),
  );

  const exceptId = current?.id ?? null;
  const sameUrl = url ? await holdersOf(tx, entity.urlKey, url, exceptId) : [];
  const sameCareerPage = careerPage
    ? await holdersOf(tx, entity.careerPageKey, careerPage, exceptId)
    : [];
  if (sameUrl.length > 0) violations.addDuplicates('url', 'duplicate_url', DUPLICATE_URL, sameUrl);
  if (sameCareerPage.length > 0)
    violations.addDuplicates(
      'career_page',
      'duplicate_career_page',
      DUPLICATE_CAREER_PAGE,
      sameCareerPage,
    );
}
