import type { Database } from '../db/database.ts';
import { entity, entityTag } from '../db/schema/entities.ts';
import { reasonCode, tag } from '../db/schema/people.ts';

type NewEntity = typeof entity.$inferInsert;

/** Inserts entities as given and returns their ids in the same order. */
export async function insertEntities(
  { db }: Database,
  rows: readonly (Partial<NewEntity> & { companyName: string })[],
): Promise<number[]> {
  const made = await db
    .insert(entity)
    .values([...rows])
    .returning({ id: entity.id });
  return made.map(({ id }) => id);
}

export async function insertEntity(
  database: Database,
  row: Partial<NewEntity> & { companyName: string },
): Promise<number> {
  const [id] = await insertEntities(database, [row]);
  if (id === undefined) throw new Error('no row');
  return id;
}

/** Inserts a tag and links it to these entities. */
export async function insertTag(
  { db }: Database,
  title: string,
  category: typeof tag.$inferInsert.category = null,
  entityIds: readonly number[] = [],
): Promise<number> {
  const [made] = await db.insert(tag).values({ title, category }).returning({ id: tag.id });
  if (made === undefined) throw new Error('no row');
  if (entityIds.length > 0)
    await db.insert(entityTag).values(entityIds.map((entityId) => ({ entityId, tagId: made.id })));
  return made.id;
}

export async function insertReason(
  { db }: Database,
  kind: typeof reasonCode.$inferInsert.kind,
  value: string,
  label: string,
  position = 0,
): Promise<void> {
  await db.insert(reasonCode).values({ kind, value, label, position });
}
