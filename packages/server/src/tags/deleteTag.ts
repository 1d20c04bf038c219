import { notFound } from '@console/api/core/hydra/problem';
import { asc, eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { lockAtOnce, lockRows } from '../db/locks.ts';
import { entity, entityTag } from '../db/schema/entities.ts';
import { eventLog } from '../db/schema/notes.ts';
import { tag } from '../db/schema/people.ts';
import type { EventEntry } from '../events/writeEvent.ts';

const told = { type: 'entity_tags', name: 'updated' } as const satisfies Pick<
  EventEntry,
  'type' | 'name'
>;

/**
 * Deletes a tag with its links. The version of each entity that had it goes up, and its event has
 * the tags before and after. An entity that loses its reason tag (`NS:`) has none until somebody
 * chooses another.
 *
 * @throws Problem 404
 */
export async function deleteTag(tx: Executor, user: CurrentUser, id: number): Promise<void> {
  const having = sql`SELECT ${entityTag.entityId} FROM ${entityTag} WHERE ${entityTag.tagId} = ${id}`;
  const owners = () =>
    tx
      .select({ id: entity.id })
      .from(entity)
      .where(sql`${entity.id} IN (${having})`)
      .orderBy(asc(entity.id));
  await lockRows(tx, 'entity', owners());
  const [found] = await lockRows(
    tx,
    'tag',
    tx.select({ id: tag.id }).from(tag).where(eq(tag.id, id)),
    'update',
  );
  if (found === undefined) throw notFound();
  // More entities may have got the tag before it was locked.
  await lockAtOnce(owners(), (await owners()).length);
  // One statement writes for all entities, because a popular tag has thousands.
  await tx.execute(sql`
    INSERT INTO ${eventLog} (entity_id, event_type, event_name, previous_state, current_state, user_id, user_role)
    SELECT et.entity_id, ${told.type}::text, ${told.name}::text, string_agg(t.title, '; ' ORDER BY et.id),
      coalesce(string_agg(t.title, '; ' ORDER BY et.id) FILTER (WHERE t.id <> ${id}), ''), ${user.id}::int, ${user.role}::text
    FROM ${entityTag} et JOIN ${tag} t ON t.id = et.tag_id
    WHERE et.entity_id IN (${having}) GROUP BY et.entity_id ORDER BY et.entity_id`);
  await tx
    .update(entity)
    .set({ version: sql`${entity.version} + 1`, updatedAt: new Date() })
    .where(sql`${entity.id} IN (${having})`);
  await tx.delete(entityTag).where(eq(entityTag.tagId, id));
  await tx.delete(tag).where(eq(tag.id, id));
}
