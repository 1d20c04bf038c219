// The browser's half of `npm run bench`: the list of 50,000 employers in Chromium, against a page written by hand on the same data.
//   npx tsx bench/browser/main.ts [--rounds 7] [--json figures.json]
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { prepareEngine } from '../server/engines.ts';
import { startMeasuredServer } from '../server/measuredServer.ts';
import { measureBrowser } from './measure.ts';
import { printOpening } from './opening.ts';
import { printRatios } from './printRatios.ts';
import { printWide } from './wide.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' }, json: { type: 'string' }, entities: { type: 'string', default: '50000' } } });
const say = (line: string) => process.stderr.write(`  ${line}\n`);
const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium was found; install one, or name it in the variable CHROMIUM.');

const entities = Number(values.entities);
const prepared = await prepareEngine('pglite', { entities, scrapes: entities * 1.6, jobs: entities * 6, dashboard: entities * 4, codeKb: 1 }, say);
if ('reason' in prepared) throw new Error(prepared.reason);

const consoleDir = mkdtempSync(join(tmpdir(), 'console-bench-'));
cpSync(join(import.meta.dirname, '../../packages/app/dist'), consoleDir, { recursive: true });
for (const file of ['yardstick.html', 'yardstick.css', 'yardstick.js']) cpSync(join(import.meta.dirname, file), join(consoleDir, file));

const server = await startMeasuredServer(prepared.where, consoleDir);
try {
  const results = await measureBrowser({ origin: server.origin, executablePath, args: chromiumArgs, rounds: Number(values.rounds), say });
  process.stdout.write(printRatios(results) + printWide(results.wide) + printOpening(results.opening));
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ entities, rounds: Number(values.rounds), results }, undefined, 2)}\n`);
} finally {
  await server.stop();
  await prepared.remove();
  rmSync(consoleDir, { recursive: true, force: true });
}
