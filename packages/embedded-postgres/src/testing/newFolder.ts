import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { EmbeddedPostgres } from '../embeddedPostgres.ts';

let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-postgres-template-'));
  const embedded = new EmbeddedPostgres(folder);
  await embedded.ready;
  await embedded.close();
  return folder;
}

/**
 * A folder of its own with an empty cluster; the caller removes it. Copying a cluster is much
 * faster than making one, so each test file makes it once.
 */
export async function newFolder(): Promise<string> {
  template ??= makeTemplate();
  const folder = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
  cpSync(await template, folder, { recursive: true });
  return folder;
}

afterAll(async () => {
  if (template) rmSync(await template, { recursive: true, force: true });
  template = undefined; // the next file of this process makes its own
});
