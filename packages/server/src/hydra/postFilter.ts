import type { SQL } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { ShortCache } from './shortCache.ts';

/**
 * A post-filter with recheck, for a condition that is too expensive to test on every row, such as
 * text within ten kilobytes of code. An index gives the candidates. They are rechecked in the order
 * of the list, and only as many of them as the page and the count need.
 */
export type PostFilter = {
  /** A condition that an index can test. It holds for every row that passes, and for few others. */
  candidates: SQL;
  /** Returns the rows among these that pass. */
  recheck(executor: Executor, ids: readonly number[]): Promise<ReadonlySet<number>>;
  /** The total is exact up to this number. */
  countTo: number;
  /** Distinguishes this filter from others with the same candidates. */
  key: string;
};

/** Reads ids of a list, always in the order of the list and within its other filters. */
export type IdReader = {
  /** Reads a range of the list without the post-filter. */
  range(offset: number, limit: number): Promise<readonly number[]>;
  candidates(): Promise<Iterable<number>>;
  /** Reads a page of the rows of the list whose ids are among these. */
  among(ids: readonly number[], offset: number, limit: number): Promise<readonly number[]>;
  /** Identifies the other filters. */
  key: string;
};

type Page = { offset: number; limit: number };
type PostFiltered = { ids: readonly number[]; total: number; isCapped: boolean };

/**
 * Complete results are kept, so that the next page and every other order need no second search. A
 * capped result is undefined, because it holds for one page of one order.
 */
const results = new ShortCache<readonly number[] | undefined>(100);

/** The number of rows that is enough to estimate whether most rows pass. */
const SAMPLE = 60;
/** The number of rows per query. With more, one query would keep other requests waiting. */
const BATCH = 1100;
/**
 * The share of passing rows in the sample from which reading the list from its start is faster than
 * reading all candidates.
 */
const COMMON = 0.5;

/** Reads a page of the passing rows, and counts them up to `countTo`. */
export async function postFilterPage(
  executor: Executor,
  filter: PostFilter,
  reader: IdReader,
  { offset, limit }: Page,
): Promise<PostFiltered> {
  const needed = Math.max(
    filter.countTo + 1,
    Math.min(offset, Number.MAX_SAFE_INTEGER / 2) + limit,
  );
  const search = () => firstPassing(executor, filter, reader, needed);
  let own: readonly number[] | undefined;
  const key = JSON.stringify([reader.key, filter.key]);
  const known = await results.get(executor, key, async () => {
    own = await search();
    return own.length > filter.countTo ? undefined : own;
  });
  if (known !== undefined && own === undefined)
    return { ids: await reader.among(known, offset, limit), total: known.length, isCapped: false };
  const found = own ?? (await search());
  return {
    ids: found.slice(offset, offset + limit),
    total: Math.min(found.length, filter.countTo),
    isCapped: found.length > filter.countTo,
  };
}

/**
 * Reads the first `needed` rows of the list that pass, or all of them if there are fewer. Every
 * query is short, because the embedded database has one connection. Frequent text is found by
 * reading the list from its start, and rare text among the candidates.
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

  /**
   * The number of rows to read next. It is the number in which the missing matches are likely to
   * be, and a few more.
   */
  const nextStep = (found: number, checked: number) =>
    Math.min(BATCH, 10 + Math.ceil(1.05 * (needed - found) * Math.max(1, checked / (found || 1))));

  /** Resolves with undefined when too few rows pass. */
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
