import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@console/server/db/database';
import { schemaVersion } from '@console/server/testing/testFolder';
import { startThrowawayPostgres } from '../../scripts/postgres.mjs';
import { fillDataset, type DatasetSize } from './dataset.ts';

export type Engine = 'pglite' | 'postgres';
export type Where = { url: string } | { dataDir: string };
type Prepared = { where: Where; remove(): Promise<void> } | { reason: string };

const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'console-bench');

/** Changes with what the rows are made by. */
const recipe = createHash('sha256')
  .update(
    ['dataset.ts', 'recordData.ts', 'codeBlocks.ts']
      .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
      .join('\n'),
  )
  .digest('hex')
  .slice(0, 8);

async function fill(where: Where, size: DatasetSize, say: (line: string) => void): Promise<void> {
  const database = await openDatabase(where);
  try {
    await database.migrate();
    await fillDataset(database, size, say);
  } finally {
    await database.close();
  }
}

/** The embedded database's folder is kept for the next run; its name holds what it was made for. */
async function prepareFolder(size: DatasetSize, say: (line: string) => void): Promise<Prepared> {
  const dataDir = join(cache, `${Object.values(size).join('-')}-${schemaVersion}-${recipe}`);
  if (!existsSync(dataDir)) {
    mkdirSync(cache, { recursive: true });
    const draft = mkdtempSync(join(cache, 'draft-'));
    await fill({ dataDir: draft }, size, say);
    renameSync(draft, dataDir);
  }
  return { where: { dataDir }, remove: () => Promise.resolve() };
}

/** A PostgreSQL with its ordinary settings, made for this run. */
async function prepareServer(size: DatasetSize, say: (line: string) => void): Promise<Prepared> {
  const cluster = await startThrowawayPostgres({});
  if ('reason' in cluster) return cluster;
  await fill({ url: cluster.url }, size, say);
  return { where: { url: cluster.url }, remove: cluster.stop };
}

/** A database of this size on this engine, or the reason why there is none. */
export const prepareEngine = (
  engine: Engine,
  size: DatasetSize,
  say: (line: string) => void,
): Promise<Prepared> => (engine === 'pglite' ? prepareFolder : prepareServer)(size, say);
