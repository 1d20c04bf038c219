import { Violations } from '@console/api/core/hydra/violations';
import { TAG_TITLE_MAX } from '@console/api/tags/rules';
import type { tagBody } from '@console/api/tags/schema';
import { and, DrizzleQueryError, eq, ne } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type * as v from 'valibot';
import type { Executor } from '../db/executor.ts';
import { tag } from '../db/schema/people.ts';
import { isSameText } from '../hydra/filters.ts';

type TagBody = v.InferOutput<typeof tagBody>;
type TagRow = typeof tag.$inferSelect;

function titleOf({ title }: TagBody, violations: Violations): string {
  if (title === null) violations.add('title', 'not_null');
  return title === null ? '' : violations.requiredText('title', title, TAG_TITLE_MAX);
}

function categoryOf({ category }: TagBody, violations: Violations): TagRow['category'] {
  if (category === undefined || category === null || category === '' || category === 'none')
    return null;
  const found = tag.category.enumValues.find((known) => known === category);
  if (found === undefined) violations.add('category', 'invalid_choice');
  return found ?? null;
}

/**
 * Turns a violation of the unique index over lower(title) into `not_unique`. The index decides, so
 * that two people cannot give two tags the same title at the same moment.
 */
async function withFreeTitle<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
    if (!(cause instanceof DatabaseError && cause.constraint === 'tag_title')) throw error;
    const violations = new Violations();
    violations.add('title', 'not_unique');
    violations.throwIfAny();
    throw error;
  }
}

/** Refuses a title that differs from that of another tag only in signs that are alike. */
async function requireOther(
  tx: Executor,
  title: string,
  current: TagRow | undefined,
  violations: Violations,
): Promise<void> {
  const [other] = await tx
    .select({ id: tag.id })
    .from(tag)
    .where(and(isSameText(tag.title, title), current && ne(tag.id, current.id)))
    .limit(1);
  if (other !== undefined) violations.add('title', 'not_unique');
}

/**
 * Creates a tag and returns its id.
 *
 * @throws Problem 422; it is `not_unique` for a title that another tag has, in any case of its
 *   letters
 */
export async function createTag(tx: Executor, body: TagBody): Promise<number> {
  const violations = new Violations();
  const values = { title: titleOf(body, violations), category: categoryOf(body, violations) };
  violations.throwIfAny();
  await requireOther(tx, values.title, undefined, violations);
  violations.throwIfAny();
  const [row] = await withFreeTitle(
    tx
      .insert(tag)
      .values({ ...values, updatedAt: new Date() })
      .returning({ id: tag.id }),
  );
  if (row === undefined) throw new Error('INSERT returned no row');
  return row.id;
}

/**
 * Changes the fields of the body and returns the tag's id.
 *
 * @throws Problem 422
 */
export async function updateTag(tx: Executor, current: TagRow, body: TagBody): Promise<number> {
  const violations = new Violations();
  const values = {
    title: body.title === undefined ? current.title : titleOf(body, violations),
    category: body.category === undefined ? current.category : categoryOf(body, violations),
  };
  violations.throwIfAny();
  if (values.title !== current.title) await requireOther(tx, values.title, current, violations);
  violations.throwIfAny();
  if (values.title !== current.title || values.category !== current.category)
    await withFreeTitle(
      tx
        .update(tag)
        .set({ ...values, updatedAt: new Date() })
        .where(eq(tag.id, current.id)),
    );
  return current.id;
}
