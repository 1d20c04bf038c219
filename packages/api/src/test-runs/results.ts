import { clear, get, update, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { openDatabase } from '../core/database.ts';
import { inTime, STORAGE_MS } from '../core/inTime.ts';
import { CODE_TYPES } from '../scrape-code/schema.ts';

/** The number of results that are kept for a user and a scrape. */
export const RESULTS_KEPT = 10;
/** The longest HTML that is kept of a result, in characters. */
export const RESULT_MAX_CHARS = 1024 * 1024;

const resultSchema = v.object({
  id: v.string(),
  /** The time at which the run ended, in unix seconds. */
  at: v.number(),
  type: v.picklist(CODE_TYPES),
  /** The fingerprint of the code and the settings that were tested. */
  fingerprint: v.string(),
  /** The duration of the run, in milliseconds. */
  elapsed: v.number(),
  outcome: v.union([
    /**
     * `html` is the beginning of the answer. `length` is the number of characters of the whole
     * answer.
     */
    v.object({ kind: v.picklist(['page']), html: v.string(), length: v.number() }),
    v.object({ kind: v.picklist(['failed']), reason: v.string() }),
  ]),
});
const resultsSchema = v.fallback(v.array(resultSchema), []);

/** The result of one test run. */
export type TestResult = v.InferOutput<typeof resultSchema>;
export type TestOutcome = TestResult['outcome'];

/** The outcome of a run that answered this page. A page that is too long is cut off at its end. */
export const pageOutcome = (html: string): TestOutcome => ({
  kind: 'page',
  html: html.slice(0, RESULT_MAX_CHARS),
  length: html.length,
});

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= openDatabase('console-test-results', 'results'));

const keyOf = (userId: number, scrapeId: number) => `${userId}:${scrapeId}`;
/** The lists that the browser could not store. */
const inMemory = new Map<string, readonly TestResult[]>();

const parse = (stored: unknown): readonly TestResult[] => v.parse(resultsSchema, stored);
const withNewest = (result: TestResult, others: readonly TestResult[]) =>
  [result, ...others].slice(0, RESULTS_KEPT);

/** Reads the last results of this user for a scrape, newest first. It never rejects. */
export async function readResults(
  userId: number,
  scrapeId: number,
): Promise<readonly TestResult[]> {
  const key = keyOf(userId, scrapeId);
  const kept = inMemory.get(key);
  if (kept) return kept;
  try {
    return parse(await inTime(get(key, store()), STORAGE_MS));
  } catch {
    return [];
  }
}

/**
 * Adds a result to the last ones of this user for a scrape. When IndexedDB fails, they are kept in
 * this tab only. It never rejects.
 */
export async function addResult(
  userId: number,
  scrapeId: number,
  result: TestResult,
): Promise<void> {
  const key = keyOf(userId, scrapeId);
  try {
    await inTime(
      update<unknown>(
        key,
        (stored) => withNewest(result, inMemory.get(key) ?? parse(stored)),
        store(),
      ),
      STORAGE_MS,
    );
    inMemory.delete(key);
  } catch {
    inMemory.set(key, withNewest(result, await readResults(userId, scrapeId)));
  }
}

/** Removes the results of all users and scrapes from this browser, for tests. */
export async function clearResults(): Promise<void> {
  inMemory.clear();
  await clear(store());
}
