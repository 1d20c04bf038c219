import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeOnce } from '@console/embedded-postgres/testing/madeOnce';
import { emptyCluster } from '@console/embedded-postgres/testing/newFolder';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { openDatabase } from '../db/database.ts';
import { packageRoot } from '../db/packageRoot.ts';
import { testFolderPrefix } from './testFolderPrefix.ts';

const migrations = readMigrationFiles({ migrationsFolder: join(packageRoot, 'drizzle') });

/** A hash of the migrations, which names what is made once per schema. */
export const schemaVersion = createHash('sha256')
  .update(migrations.map(({ hash }) => hash).join())
  .digest('hex')
  .slice(0, 12);

/** Copying a cluster takes a hundredth of the time of making it and migrating it. */
const templateFolder = (): Promise<string> =>
  madeOnce('console-test-database', schemaVersion, async (folder) => {
    cpSync(await emptyCluster(), join(folder, 'pg'), { recursive: true });
    const database = await openDatabase({ dataDir: folder });
    await database.migrate();
    await database.close();
  });

/**
 * A migrated, empty data folder of the embedded engine, which nobody has open. The caller removes
 * it.
 */
export async function makeTestFolder(): Promise<string> {
  const template = await templateFolder();
  const folder = mkdtempSync(join(tmpdir(), testFolderPrefix(process.ppid)));
  cpSync(join(template, 'pg'), join(folder, 'pg'), { recursive: true });
  return folder;
}
