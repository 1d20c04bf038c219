import { and, asc, eq } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { lockRows } from '../db/locks.ts';
import { entityTag } from '../db/schema/entities.ts';
import { tag } from '../db/schema/people.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { anyOf } from '../hydra/filters.ts';
import { tagsOf, type LinkedTag } from './entityMember.ts';

/**
 * Finds the existing tags among these ids and keeps them from being deleted until the transaction
 * ends.
 */
export const findTags = (tx: Executor, ids: readonly number[]) =>
  lockRows(
    tx,
    'tag',
    tx
      .select({ id: tag.id, title: tag.title })
      .from(tag)
      .where(anyOf(tag.id, ids))
      .orderBy(asc(tag.id)),
    'key share',
  );

const titles = (tags: readonly LinkedTag[]) => tags.map(({ title }) => title).join('; ');

/**
 * Sets the tags of an entity. Links that stay keep their ids. A difference is written to the event
 * log. Resolves with true when there was a difference.
 */
export async function setEntityTags(
  tx: Executor,
  user: CurrentUser,
  entityId: number,
  tagIds: ReadonlySet<number>,
): Promise<boolean> {
  const before = await tagsOf(tx, [entityId]);
  const gone = before.filter(({ id }) => !tagIds.has(id)).map(({ id }) => id);
  const added = [...tagIds].filter((id) => !before.some((linked) => linked.id === id));
  if (gone.length > 0)
    await tx
      .delete(entityTag)
      .where(and(eq(entityTag.entityId, entityId), anyOf(entityTag.tagId, gone)));
  if (added.length > 0)
    await tx.insert(entityTag).values(added.map((tagId) => ({ entityId, tagId })));
  if (gone.length === 0 && added.length === 0) return false;
  const after = await tagsOf(tx, [entityId]);
  await writeEvent(tx, user, {
    type: 'entity_tags',
    name: 'updated',
    entityId,
    previous: titles(before),
    current: titles(after),
  });
  return true;
}
