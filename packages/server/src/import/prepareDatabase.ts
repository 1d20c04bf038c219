import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { appSetting } from '../db/schema/technical.ts';
import { dataTables, originKeys } from '../db/tables.ts';
import { writeLookups } from '../lookups/writeLookups.ts';

/** The error for a database that holds entities which an import may remove only with `--replace`. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}

/** @throws ImportRefused unless the database is empty or was filled by an import */
export async function refuseOtherData(db: Db): Promise<void> {
  const { rows } = await db.execute<{ demo: boolean; imported: boolean; filled: boolean }>(sql`
    SELECT EXISTS (SELECT FROM app_setting WHERE key = ${originKeys.demo}) AS demo, EXISTS (SELECT FROM app_setting WHERE key = ${originKeys.import}) AS imported,
      EXISTS (SELECT FROM entity) AS filled`);
  const [holds] = rows;
  if (holds?.demo)
    throw new ImportRefused(
      'This database holds demo data. Run the import again with --replace to empty it first; users and look-ups stay.',
    );
  if (holds?.filled && !holds.imported) {
    throw new ImportRefused(
      'This database holds entities that did not come from an import. With --replace they are removed first; users and look-ups stay.',
    );
  }
}

/**
 * Writes lookups and the mark of an import. `replace` first removes everything except users and
 * lookups.
 */
export async function prepareDatabase(
  db: Db,
  { replace, now }: { replace: boolean; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (replace) {
      await tx.execute(sql`TRUNCATE ${sql.join([...dataTables], sql`, `)} RESTART IDENTITY`);
      await tx.execute(sql`DELETE FROM app_setting WHERE key = ${originKeys.demo}`);
    }
    await writeLookups(tx);
    await tx
      .insert(appSetting)
      .values({ key: originKeys.import, value: { started: now.toISOString() } })
      .onConflictDoUpdate({
        target: appSetting.key,
        set: { value: { started: now.toISOString() } },
      });
  });
}

/** Makes the entities that staff add in the console get ids above all ids of the file. */
export const reserveEntityIds = (db: Db, highestId: number) =>
  db.execute(sql`
  SELECT setval(pg_get_serial_sequence('entity', 'id'), greatest(${highestId}::bigint, (SELECT last_value FROM entity_id_seq)), true)`);
