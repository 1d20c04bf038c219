import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from '../embeddedPostgres.ts';
import { madeOnce } from './madeOnce.ts';

const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const { version } = JSON.parse(readFileSync(join(engine, '..', '..', 'package.json'), 'utf8')) as {
  version: string;
};

/**
 * The folder of an empty cluster, which nobody opens. Copying a cluster is much faster than making
 * one.
 */
export const emptyCluster = (): Promise<string> =>
  madeOnce('console-test-cluster', version, async (folder) => {
    const embedded = new EmbeddedPostgres(folder);
    await embedded.ready;
    await embedded.close();
  });

/** A folder of its own with an empty cluster; the caller removes it. */
export async function newFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
  cpSync(await emptyCluster(), folder, { recursive: true });
  return folder;
}
