import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { appSetting } from '../db/schema/technical.ts';
import { seedLookups } from '../seed/lookups/seedLookups.ts';
import { demoMarker } from '../seed/seedDatabase.ts';
import { dataTables } from '../seed/seededTables.ts';

/**
 * The key in `app_setting` that marks a database as one whose employers came from an import,
 * complete or interrupted.
 */
const importMarker = 'import';

/** The database holds employers that an import must not touch without being told to. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}

/** Throws ImportRefused for a database that neither is empty nor was filled by an import. */
export async function refuseOtherData(db: Db): Promise<void> {
  const { rows } = await db.execute<{ demo: boolean; imported: boolean; filled: boolean }>(sql`
    SELECT EXISTS (SELECT FROM app_setting WHERE key = ${demoMarker}) AS demo, EXISTS (SELECT FROM app_setting WHERE key = ${importMarker}) AS imported,
      EXISTS (SELECT FROM entity) AS filled`);
  const [holds] = rows;
  if (holds?.demo)
    throw new ImportRefused(
      'This database holds demo data. Run the import again with --replace to empty it first; users and look-ups stay.',
    );
  if (holds?.filled && !holds.imported) {
    throw new ImportRefused(
      'This database holds employers that did not come from an import. With --replace they are removed first; users and look-ups stay.',
    );
  }
}

/**
 * Makes it ready: look-ups, the mark of an import, and with `replace` empty of everything but users
 * and look-ups.
 */
export async function prepareDatabase(
  db: Db,
  { replace, now }: { replace: boolean; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (replace) {
      await tx.execute(sql`TRUNCATE ${sql.join([...dataTables], sql`, `)} RESTART IDENTITY`);
      await tx.execute(sql`DELETE FROM app_setting WHERE key = ${demoMarker}`);
    }
    await seedLookups(tx);
    await tx
      .insert(appSetting)
      .values({ key: importMarker, value: { started: now.toISOString() } })
      .onConflictDoUpdate({
        target: appSetting.key,
        set: { value: { started: now.toISOString() } },
      });
  });
}

/** From now on an employer that somebody adds in the console gets an id behind all of the file. */
export const reserveEntityIds = (db: Db, highest: number) =>
  db.execute(sql`
  SELECT setval(pg_get_serial_sequence('entity', 'id'), greatest(${highest}::bigint, (SELECT last_value FROM entity_id_seq)), true)`);
