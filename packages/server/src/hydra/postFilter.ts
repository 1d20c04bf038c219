import type { SQL } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { currentSnapshot, SnapshotCache } from './snapshotCache.ts';

/**
 * A post-filter with recheck, for a condition that is too expensive to test on every row, such as
 * text within ten kilobytes of code. An index gives the candidates. They are rechecked in the order
 * of the list, and no more of them than the page and the count need.
 */
export type PostFilter = {
  /** Holds for every row that passes and for few others; an index decides it. */
  candidates: SQL;
  /** The rows among these that pass. */
  recheck(executor: Executor, ids: readonly number[]): Promise<ReadonlySet<number>>;
  /** The total is exact up to this number. */
  countTo: number;
  /** Tells this filter from others with the same candidates. */
  key: string;
};

/** Reads the ids of a list, always in its order and within its other filters. */
export type IdReader = {
  /** A range of the list without the post-filter. */
  range(offset: number, limit: number): Promise<readonly number[]>;
  candidates(): Promise<Iterable<number>>;
  /** A page of these rows. */
  among(ids: readonly number[], offset: number, limit: number): Promise<readonly number[]>;
  /** Names the other filters. */
  key: string;
};

type Page = { offset: number; limit: number };
type PostFiltered = { ids: readonly number[]; total: number; isCapped: boolean };

/** Complete results: the next page and every other order need no second search. */
const results = new SnapshotCache<readonly number[]>(100);

/** Rows that are enough to tell whether most rows pass. */
const SAMPLE = 60;
/** More rows than the usual count at once would keep other requests waiting. */
const BATCH = 1100;
/**
 * From this part of the sample on, reading the list from its beginning finds enough rows sooner
 * than reading all candidates.
 */
const COMMON = 0.5;

/** The rows of a page that pass, and how many rows pass, counted to `countTo`. */
export async function postFilterPage(
  executor: Executor,
  filter: PostFilter,
  reader: IdReader,
  { offset, limit }: Page,
): Promise<PostFiltered> {
  const key = JSON.stringify([reader.key, filter.key]);
  const known = await results.get(executor, key);
  if (known !== undefined)
    return { ids: await reader.among(known, offset, limit), total: known.length, isCapped: false };

  const snapshot = await currentSnapshot(executor);
  const needed = Math.max(
    filter.countTo + 1,
    Math.min(offset, Number.MAX_SAFE_INTEGER / 2) + limit,
  );
  const found = await firstPassing(executor, filter, reader, needed);
  const isCapped = found.length > filter.countTo;
  if (!isCapped && snapshot === (await currentSnapshot(executor)))
    results.set(executor, key, { snapshot, value: found });
  return {
    ids: found.slice(offset, offset + limit),
    total: Math.min(found.length, filter.countTo),
    isCapped,
  };
}

/**
 * The first rows of the list that pass: `needed` of them, or all there are. Every query is short,
 * since the embedded database has one connection. Frequent text is found by reading the list from
 * its beginning, rare text among the candidates.
 */
async function firstPassing(
  executor: Executor,
  filter: PostFilter,
  reader: IdReader,
  needed: number,
): Promise<number[]> {
  const outcomes = new Map<number, boolean>();

  async function passing(ids: readonly number[]): Promise<number[]> {
    const unknown = ids.filter((id) => !outcomes.has(id));
    const passed =
      unknown.length === 0 ? new Set<number>() : await filter.recheck(executor, unknown);
    for (const id of unknown) outcomes.set(id, passed.has(id));
    return ids.filter((id) => outcomes.get(id));
  }

  /** As many rows as the missing ones make likely, and a few more. */
  const nextStep = (found: number, checked: number) =>
    Math.min(BATCH, 10 + Math.ceil(1.05 * (needed - found) * Math.max(1, checked / (found || 1))));

  /** Undefined when too few rows pass. */
  async function fromTheBeginning(): Promise<number[] | undefined> {
    const found: number[] = [];
    let checked = 0;
    for (let step = SAMPLE; ; step = nextStep(found.length, checked)) {
      const ids = await reader.range(checked, step);
      found.push(...(await passing(ids)));
      checked += ids.length;
      if (ids.length < step || found.length >= needed) return found;
      if (found.length < checked * COMMON) return undefined;
    }
  }

  async function amongCandidates(): Promise<number[]> {
    const candidates = [...(await reader.candidates())];
    const found: number[] = [];
    for (let checked = 0; checked < candidates.length && found.length < needed;) {
      const step = candidates.slice(checked, checked + nextStep(found.length, checked));
      found.push(...(await passing(step)));
      checked += step.length;
    }
    return found;
  }

  return (await fromTheBeginning()) ?? amongCandidates();
}
