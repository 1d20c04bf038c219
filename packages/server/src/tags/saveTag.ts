import { notFound } from '@console/api/core/hydra/problem';
import { textField } from '@console/api/core/hydra/typedBody';
import { Violations } from '@console/api/core/hydra/violations';
import { TAG_TITLE_MAX } from '@console/api/tags/rules';
import { DrizzleQueryError, eq } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import * as v from 'valibot';
import type { Executor } from '../db/executor.ts';
import { tag } from '../db/schema/people.ts';

/** Body of POST /tags and PATCH /tags/{id}. */
export const tagSchema = v.object({ title: textField, category: textField });
type TagBody = v.InferOutput<typeof tagSchema>;
type TagRow = typeof tag.$inferSelect;

/**
 * The same letters may be written as one character or as two: stored the one way, they are found
 * and compared as one.
 */
function titleOf({ title }: TagBody, violations: Violations): string {
  if (title === null) violations.add('title', 'not_null');
  return title === null
    ? ''
    : violations.requiredText('title', title?.normalize('NFC'), TAG_TITLE_MAX);
}

function categoryOf({ category }: TagBody, violations: Violations): TagRow['category'] {
  if (category === undefined || category === null || category === '' || category === 'none')
    return null;
  const found = tag.category.enumValues.find((known) => known === category);
  if (found === undefined) violations.add('category', 'invalid_choice');
  return found ?? null;
}

/**
 * The index over lower(title) judges, so that two people cannot give two tags one title at the same
 * moment.
 */
async function withFreeTitle<T>(write: Promise<T>): Promise<T> {
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

/**
 * Creates a tag. @throws Problem 422, `not_unique` for a title that another tag has, whatever the
 * case of its letters
 */
export async function createTag(tx: Executor, body: TagBody): Promise<TagRow> {
  const violations = new Violations();
  const values = { title: titleOf(body, violations), category: categoryOf(body, violations) };
  violations.throwIfAny();
  const [row] = await withFreeTitle(tx.insert(tag).values(values).returning());
  if (row === undefined) throw new Error('INSERT returned no row');
  return row;
}

/** Changes what the body names and leaves the rest. @throws Problem 404, 422 */
export async function updateTag(tx: Executor, id: number, body: TagBody): Promise<TagRow> {
  const [current] = await tx.select().from(tag).where(eq(tag.id, id)).for('update');
  if (current === undefined) throw notFound();
  const violations = new Violations();
  const values = {
    title: body.title === undefined ? current.title : titleOf(body, violations),
    category: body.category === undefined ? current.category : categoryOf(body, violations),
  };
  violations.throwIfAny();
  // As it is stored: half a surrogate pair, which no database text holds, is another character by then.
  const [row] = await withFreeTitle(tx.update(tag).set(values).where(eq(tag.id, id)).returning());
  if (row === undefined) throw new Error('UPDATE returned no row');
  return row;
}
