import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

// Making an embedded cluster takes seconds and 800 MB, copying one a tenth of a second: it is made once per schema version.
const cache = join(packageRoot, '..', '..', 'node_modules', '.cache', 'console-test-database');

async function templateFolder(): Promise<string> {
  const template = join(cache, schemaVersion);
  if (existsSync(template)) return template;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  const database = await openDatabase({ dataDir: draft });
  await database.migrate();
  await database.close();
  try {
    renameSync(draft, template);
  } catch {
    // Another worker has made the cached cluster in the meantime.
    rmSync(draft, { recursive: true, force: true });
  }
  return template;
}

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
