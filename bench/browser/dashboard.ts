// The start of the scraper dashboard on a first visit, beside the list of entities.
//   npm run build && npx tsx bench/browser/dashboard.ts [--rounds 5]
import { parseArgs } from 'node:util';
import { spreads } from '../server/spread.ts';
import { LONG_HISTORY, onBuiltConsole, say } from './builtConsole.ts';
import { printTable, type Line } from './printTable.ts';
import { firstRow, slowPage, throttle, valueOf } from './probes.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

type Round = Record<'list' | 'row' | 'parts', number>;

declare global {
  interface Window {
    parts: Promise<number>;
  }
}

/**
 * Runs in the page before its own scripts: notes when figures, flow, graph, history and insights
 * stand.
 */
function observeParts(): void {
  const hasFigures = (name: string) =>
    [...document.querySelectorAll('main section:has(> header > h2)')].some(
      (card) =>
        card.querySelector('h2')?.textContent?.startsWith(name) &&
        !card.matches('[aria-busy]') &&
        card.querySelector('header + * > *'),
    );
  window.parts = window.bench.painted(
    () =>
      hasFigures('Queue Stats') &&
      hasFigures('Queue Flow') &&
      document.querySelector('table[aria-label="Work History"] tbody td') &&
      document.querySelector('aside[aria-label="Insights"] a[href]'),
  );
}

const lines: readonly Line<keyof Round>[] = [
  ['list', 'the list of entities, first visit: first row', 'ms'],
  ['row', 'the scraper dashboard, first visit: first row', 'ms'],
  ['parts', 'the same: figures, flow, history and insights', 'ms'],
];

await onBuiltConsole(
  async ({ browser, origin, signIn }) => {
    const rounds: Round[] = [];
    const fresh = async () =>
      slowPage(
        await browser.newContext({ ...(await signIn()), viewport: { width: 1440, height: 900 } }),
      );
    for (let turn = 0; turn < Number(values.rounds); turn += 1) {
      const entities = await fresh();
      await entities.page.goto(`${origin}/entities`, { waitUntil: 'commit' });
      const list = await firstRow(entities.page);
      await entities.page.context().close();

      const { page } = await fresh();
      await page.addInitScript(observeParts);
      await page.goto(`${origin}/dashboard/scraper`, { waitUntil: 'commit' });
      const row = await firstRow(page);
      const parts = Number(await valueOf(page, 'window.parts'));
      await page.context().close();
      rounds.push({ list, row, parts });
    }
    const figures = spreads(rounds);
    say(
      printTable(
        `The scraper dashboard, processor slowed ${throttle.cpu} times, ${throttle.megabits} Mbit/s; ratio to the list of entities of the same run.`,
        lines,
        figures,
        figures.list.median,
      ),
    );
  },
  { size: LONG_HISTORY },
);
