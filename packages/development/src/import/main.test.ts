import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '@console/server/db/database';
import { entity } from '@console/server/db/schema/entities';
import { appUser } from '@console/server/db/schema/people';
import { makeTestFolder } from '@console/server/testing/testFolder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const files = mkdtempSync(join(tmpdir(), 'console-import-'));
let folder: string;
let held: Database;

const file = (name: string, rows: unknown): string => {
  writeFileSync(join(files, name), JSON.stringify(rows));
  return join(files, name);
};

/** The command as `npm run import` runs it, in a process of its own. */
function importCommand(...args: string[]): Promise<{ code: number | null; output: string }> {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'main.ts'), ...args],
    {
      env: { ...env, NODE_ENV: 'development', PGLITE_DIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
}

beforeAll(async () => {
  folder = await makeTestFolder();
  held = await openDatabase({ dataDir: folder });
});
afterAll(async () => {
  await held.close();
  for (const path of [files, folder]) rmSync(path, { recursive: true, force: true });
});

describe('npm run import', () => {
  const companies = file('companies.json', [
    { eid: 5, company_name: 'Acme', url: 'acme.example' },
    { eid: 'x', company_name: 'Broken' },
  ]);
  const listings = file('listings.json', []);

  it.skipIf(process.platform === 'win32')(
    'works through the process that holds the folder, and says what it refused',
    async () => {
      const { code, output } = await importCommand(
        '--companies',
        companies,
        '--listings',
        listings,
      );
      expect(output).toContain('Imported 1 entities, 0 jobs and 0 daily counts');
      expect(output).toContain('Refused: 1\n  company 2: eid Invalid type');
      expect(output).toMatch(/Invented: [\d,]+ metrics of earlier days, for demonstration\./);
      expect(code).toBe(0);
      expect(await held.db.select({ id: entity.id, url: entity.url }).from(entity)).toEqual([
        { id: 5, url: 'https://acme.example' },
      ]);
      expect(await held.db.$count(appUser)).toBeGreaterThan(0);
    },
    120_000,
  );

  it.skipIf(process.platform === 'win32')(
    'invents nothing where it is told so',
    async () => {
      const args = ['--companies', companies, '--listings', listings, '--no-invent-details'];
      expect((await importCommand(...args)).output).toContain('Nothing was invented.');
    },
    120_000,
  );

  it('explains its use when it is called wrongly', async () => {
    const { code, output } = await importCommand('--companies', companies);
    expect(output).toContain('--companies and --listings are required.');
    expect(output).toContain('Usage: npm run import');
    expect(code).toBe(2);
  }, 120_000);
});
