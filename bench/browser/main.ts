// The browser's half of `npm run bench`: the list of 50,000 entities in Chromium, beside a page written by hand on the same data.
//   npx tsx bench/browser/main.ts [--rounds 7] [--entities 50000] [--json figures.json] [--part editor]: the code editor alone
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { prepareEngine } from '../server/engines.ts';
import { startMeasuredServer } from '../server/measuredServer.ts';
import { measureEditor, printEditor, serveEditorYardsticks } from './editor.ts';
import { measureBesideYardstick } from './measure.ts';
import { measureOpenCode, printOpenCode } from './openCode.ts';
import { measureOpening, printOpening } from './opening.ts';
import { printRatios } from './printRatios.ts';
import { signedIn } from './probes.ts';
import { measureWide, printWide } from './wide.ts';
import { serveYardsticks } from './yardstick.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    json: { type: 'string' },
    entities: { type: 'string', default: '50000' },
    part: { type: 'string' },
  },
});
const say = (line: string) => process.stderr.write(`  ${line}\n`);
const found = findChromium();
if (!found)
  throw new Error('No Chromium was found; install one, or name it in the variable CHROMIUM.');
const launch = { executablePath: found, args: chromiumArgs };

const entities = Number(values.entities);
const prepared = await prepareEngine(
  'pglite',
  {
    entities,
    scrapes: entities * 1.6,
    jobs: entities * 6,
    dashboard: entities * 4,
    events: entities * 4,
    codeKb: 10,
  },
  say,
);
if ('reason' in prepared) throw new Error(prepared.reason);

const consoleDir = mkdtempSync(join(tmpdir(), 'console-bench-'));
cpSync(join(import.meta.dirname, '../../packages/app/dist'), consoleDir, { recursive: true });
serveYardsticks(consoleDir);
serveEditorYardsticks(consoleDir);

const server = await startMeasuredServer(prepared.where, consoleDir);
const browser = await chromium.launch(launch);
const uncompiling = await chromium.launch({
  ...launch,
  args: [...chromiumArgs, '--js-flags=--jitless'],
});
const { origin } = server;
const rounds = Number(values.rounds);

/** Each table is printed as soon as it is measured. */
async function measureLists() {
  const signIn = () => signedIn(browser, origin);
  const beside = await measureBesideYardstick({
    browser,
    uncompiling,
    launch,
    origin,
    consoleDir,
    rounds,
    say,
  });
  process.stdout.write(printRatios(beside));
  const wide = await measureWide(browser, signIn, origin, rounds);
  process.stdout.write(printWide(wide));
  const openCode = await measureOpenCode(browser, signIn, origin, rounds);
  process.stdout.write(printOpenCode(openCode));
  const opening = await measureOpening(browser, signIn, origin, rounds);
  process.stdout.write(printOpening(opening, beside.yardstick.sort.median));
  return { ...beside, wide, openCode, opening };
}

try {
  const lists = values.part === 'editor' ? {} : await measureLists();
  const editor = await measureEditor(browser, origin, rounds);
  process.stdout.write(printEditor(editor));
  if (values.json)
    writeFileSync(
      values.json,
      `${JSON.stringify({ entities, rounds, results: { ...lists, editor } }, undefined, 2)}\n`,
    );
} finally {
  await browser.close();
  await uncompiling.close();
  await server.stop();
  await prepared.remove();
  rmSync(consoleDir, { recursive: true, force: true });
}
