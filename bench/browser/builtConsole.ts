import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import type { DatasetSize } from '../server/dataset.ts';
import { prepareEngine } from '../server/engines.ts';
import { startMeasuredServer } from '../server/measuredServer.ts';
import { signedIn } from './probes.ts';
import { serveYardsticks } from './yardstick.ts';

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** The built console on a small database of its own, beside the yardstick, in a browser. */
export interface BuiltConsole {
  browser: Browser;
  origin: string;
  /** A new session, signed in. */
  signIn: () => Promise<BrowserContextOptions>;
}

interface Surroundings {
  /** Of the browser, besides its usual ones. */
  flags?: readonly string[];
  /** The folder of an embedded database, in place of a small one that is made up. It is written to. */
  database?: string;
  /** Of the database that is made up. */
  size?: DatasetSize;
}

/** A database with records that have a long history, and a long queue. */
export const LONG_HISTORY: DatasetSize = {
  entities: 5000,
  scrapes: 8000,
  jobs: 300_000,
  dashboard: 20_000,
  events: 200_000,
  codeKb: 1,
};

const SMALL = { entities: 200, scrapes: 320, jobs: 1200, dashboard: 800, events: 800, codeKb: 1 };

/** Does `work` on the built console. `npm run build` comes first. */
export async function onBuiltConsole(
  work: (built: BuiltConsole) => Promise<void>,
  { flags = [], database, size = SMALL }: Surroundings = {},
): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('No Chromium was found; install one, or name it in the variable CHROMIUM.');
  const prepared = database
    ? { where: { dataDir: database }, remove: () => Promise.resolve() }
    : await prepareEngine('pglite', size, say);
  if ('reason' in prepared) throw new Error(prepared.reason);
  const consoleDir = mkdtempSync(join(tmpdir(), 'console-bench-'));
  cpSync(join(import.meta.dirname, '../../packages/app/dist'), consoleDir, { recursive: true });
  serveYardsticks(consoleDir);
  const server = await startMeasuredServer(prepared.where, consoleDir);
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, ...flags] });
  try {
    const { origin } = server;
    await work({ browser, origin, signIn: () => signedIn(browser, origin) });
  } finally {
    await browser.close();
    await server.stop();
    await prepared.remove();
    rmSync(consoleDir, { recursive: true, force: true });
  }
}
