// `npm test`: everything that CI runs, cheapest checks first. `test-report.json` keeps how long each
// file and test took.
import { join } from 'node:path';
import { ensureChromium } from './ensureChromium.mjs';
import { bin, ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs';
import { check, finish, journeys, skipped, step, vitest } from './testSteps.mjs';

requireNode();

async function onPostgres() {
  const { startThrowawayPostgres } = await import('./postgres.mjs');
  const cluster = await startThrowawayPostgres();
  if (!('url' in cluster)) return skipped(cluster.reason);
  try {
    // What tests the embedded engine itself has run already.
    return await vitest('server', {
      env: { TEST_DATABASE_URL: cluster.url },
      args: ['--exclude', 'packages/embedded-postgres/**', '--exclude', '**/db/killNine.test.ts'],
    })();
  } finally {
    await cluster.stop();
  }
}

await step('packages', 90, async () => {
  await ensureInstalled();
  return {};
});
await step('types', 90, check(bin('tsc'), '-b'));
await step('format', 10, check(bin('oxfmt'), '--check', '.'));
await step('lint', 20, check(bin('oxlint'), '--deny-warnings'));
await step('unused files, exports and packages', 20, check(bin('knip')));
await step('unit tests', 60, vitest('unit'));
await step('server tests on PGlite', 120, vitest('server'));
await step('server tests on PostgreSQL', 120, onPostgres);
await step('build', 90, async () => {
  await ensureBuilt();
  return {};
});
await step('byte budgets', 10, check(process.execPath, join(root, 'scripts', 'budgets.mjs')));

let chromium;
await step('Chromium', 60, async () => {
  chromium = await ensureChromium();
  if (!chromium.path) return { ...skipped(chromium.reason), failed: process.env.CI ? 1 : 0 };
  process.env.CHROMIUM = chromium.path;
  return {};
});
if (chromium.path) {
  await step('stories in Chromium', 720, vitest('stories'));
  await step('journeys on the built console', 300, journeys);
}

finish(join(root, 'test-report.json'));
