import type { SQL } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { currentSnapshot, UntilWritten } from './untilWritten.ts';

/**
 * A condition that is too dear for every row, such as text within ten kilobytes of code. An index
 * knows the rows that may meet it; whether they do is looked at in the list's order, and no further
 * than the page and the count need.
 */
export type Sieve = {
  /**
   * Holds for each row that passes and for few others; an index decides it without reading what is
   * searched.
   */
  rough: SQL;
  /** The rows among these that do pass. */
  passing(executor: Executor, ids: readonly number[]): Promise<ReadonlySet<number>>;
  /** The total is exact up to here. */
  countTo: number;
  /** Tells this sieve from others of the same rough condition. */
  key: string;
};

/** How the list's ids are read, always in its order and within its filters. */
export type IdReader = {
  /** A stretch of the list without the sieve. */
  stretch(offset: number, limit: number): Promise<readonly number[]>;
  /** All rows that `rough` lets through. */
  rough(): Promise<Iterable<number>>;
  /** A page of these rows. */
  among(ids: readonly number[], offset: number, limit: number): Promise<readonly number[]>;
  /** Names the filters. */
  key: string;
};

type Page = { offset: number; limit: number };
type Sifted = { ids: readonly number[]; total: number; isCapped: boolean };

/**
 * All rows that passed, where that was found out: the next page and every other order need no
 * second search.
 */
const outcomes = new UntilWritten<readonly number[]>(100);

/** So many rows tell whether most rows pass. */
const SAMPLE = 60;
/** More than the usual count at once would keep others waiting. */
const BATCH = 1100;

/**
 * Where at least this part of the sample passes, walking the list finds enough sooner than the
 * index lists all.
 */
const COMMON = 0.5;

/** The rows of a page that pass, and how many do, counted to `countTo`. */
export async function siftPage(
  executor: Executor,
  sieve: Sieve,
  read: IdReader,
  { offset, limit }: Page,
): Promise<Sifted> {
  const key = JSON.stringify([read.key, sieve.key]);
  const known = await outcomes.get(executor, key);
  if (known !== undefined)
    return { ids: await read.among(known, offset, limit), total: known.length, isCapped: false };

  const snapshot = await currentSnapshot(executor);
  const enough = Math.max(sieve.countTo + 1, Math.min(offset, Number.MAX_SAFE_INTEGER / 2) + limit);
  const found = await sift(executor, sieve, read, enough);
  const isCapped = found.length > sieve.countTo;
  if (!isCapped && snapshot === (await currentSnapshot(executor)))
    outcomes.set(executor, key, { snapshot, value: found });
  return {
    ids: found.slice(offset, offset + limit),
    total: Math.min(found.length, sieve.countTo),
    isCapped,
  };
}

/**
 * The first rows of the list that pass, `enough` of them or all there are. Every query is short:
 * the embedded database has one connection, and others wait meanwhile. What passes often is found
 * by walking the list from its beginning; what does not, among the rows that the index gives.
 */
async function sift(
  executor: Executor,
  sieve: Sieve,
  read: IdReader,
  enough: number,
): Promise<number[]> {
  const known = new Map<number, boolean>();

  async function passing(ids: readonly number[]): Promise<number[]> {
    const unknown = ids.filter((id) => !known.has(id));
    const passed =
      unknown.length === 0 ? new Set<number>() : await sieve.passing(executor, unknown);
    for (const id of unknown) known.set(id, passed.has(id));
    return ids.filter((id) => known.get(id));
  }

  /** As many rows as the missing ones make likely after what was looked at, and a few more. */
  const nextStep = (found: number, looked: number) =>
    Math.min(BATCH, 10 + Math.ceil(1.05 * (enough - found) * Math.max(1, looked / (found || 1))));

  /** Undefined when too few pass. */
  async function walk(): Promise<number[] | undefined> {
    const found: number[] = [];
    let walked = 0;
    for (let step = SAMPLE; ; step = nextStep(found.length, walked)) {
      const ids = await read.stretch(walked, step);
      found.push(...(await passing(ids)));
      walked += ids.length;
      if (ids.length < step || found.length >= enough) return found;
      if (found.length < walked * COMMON) return undefined;
    }
  }

  async function amongRough(): Promise<number[]> {
    const rough = [...(await read.rough())];
    const found: number[] = [];
    for (let looked = 0; looked < rough.length && found.length < enough;) {
      const step = rough.slice(looked, looked + nextStep(found.length, looked));
      found.push(...(await passing(step)));
      looked += step.length;
    }
    return found;
  }

  return (await walk()) ?? amongRough();
}
