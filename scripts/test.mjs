// `npm test`: everything that CI runs, the cheapest first. `test-report.json` keeps how long each
// file and test took.
import { join } from 'node:path';
import { ensureChromium } from './ensureChromium.mjs';
import { bin, ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs';
import { check, finish, journeys, serverTests, skipped, step, vitest } from './testSteps.mjs';

requireNode();

await step('packages', 90, async () => {
  await ensureInstalled();
  return {};
});
let chromium;
// Side by side, since each of them leaves most of a second core idle.
await Promise.all([
  (async () => {
    await step('types', 90, check(bin('tsc'), '-b'));
    await step('format', 10, check(bin('oxfmt'), '--check', '.'));
    await step('lint', 20, check(bin('oxlint'), '--deny-warnings'));
    await step('unused files, exports and packages', 20, check(bin('knip')));
    await step('import circles', 5, check(process.execPath, 'scripts/places.mjs', '--check'));
  })(),
  (async () => {
    await step('build', 90, async () => {
      await ensureBuilt();
      return {};
    });
    await step('byte budgets', 10, check(process.execPath, join(root, 'scripts', 'budgets.mjs')));
  })(),
  step('Chromium', 90, async () => {
    chromium = await ensureChromium();
    if (!chromium.path) return { ...skipped(chromium.reason), failed: process.env.CI ? 1 : 0 };
    process.env.CHROMIUM = chromium.path;
    return {};
  }),
]);
await step('unit tests', 60, vitest('unit'));
await step('server tests', 240, serverTests());
if (chromium.path) {
  await step('stories in Chromium', 720, vitest('stories'));
  await step('journeys on the built console', 300, journeys);
}

finish(join(root, 'test-report.json'));
