import { describe, expect, it, vi } from 'vitest';
import {
  addResult,
  pageOutcome,
  readResults,
  RESULT_MAX_CHARS,
  RESULTS_KEPT,
  type TestResult,
} from './results.ts';

const result = (id: string): TestResult => ({
  id,
  at: 1_795_239_600,
  type: 'parser',
  fingerprint: '3fa1b2c',
  elapsed: 1200,
  outcome: pageOutcome(`<h1>${id}</h1>`),
});
const idsOf = async (userId: number, scrapeId: number) =>
  (await readResults(userId, scrapeId)).map(({ id }) => id);

// Node has no IndexedDB.
describe('results where IndexedDB fails', () => {
  it('are kept newest first, ten per scrape', async () => {
    const ids = Array.from({ length: RESULTS_KEPT + 2 }, (_, index) => `run ${index}`);
    for (const id of ids) await addResult(1, 812, result(id));
    expect(await idsOf(1, 812)).toEqual(ids.slice(2).toReversed());
  });

  it('belong to one user and one scrape', async () => {
    await addResult(2, 900, result('mine'));
    expect(await idsOf(2, 900)).toEqual(['mine']);
    expect(await idsOf(3, 900)).toEqual([]);
    expect(await idsOf(2, 901)).toEqual([]);
  });
});

it('are kept in memory where IndexedDB never answers', async () => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const silent = await import('./results.ts');
  const added = silent.addResult(1, 812, result('kept'));
  await vi.advanceTimersByTimeAsync(5000);
  await added;
  expect(await silent.readResults(1, 812)).toEqual([result('kept')]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('cuts off the end of a long page and counts all of it', () => {
  const html = 'a'.repeat(RESULT_MAX_CHARS + 7);
  expect(pageOutcome(html)).toEqual({
    kind: 'page',
    html: html.slice(0, RESULT_MAX_CHARS),
    length: RESULT_MAX_CHARS + 7,
  });
});
