import { useSWRConfig, type Cache } from 'swr';
import type { Endpoint, Path } from '../core/endpoint.ts';
import type { Collection } from '../core/hydra/collection.ts';
import type { Key } from '../core/keys.ts';
import { call } from '../core/request.ts';
import { useCacheMutate } from '../core/useCacheMutate.ts';
import { useRead, type Read } from '../core/useRead.ts';
import { ofEntity as entityEvents } from '../event-logs/endpoints.ts';
import { ofEntity as entityNotes, ofScrape as scrapeNotes } from '../notes/endpoints.ts';
import { ofScrape as scrapeStages } from '../stage-history/endpoints.ts';
import * as endpoints from './endpoints.ts';
import type { ScrapeCounts } from './schema.ts';
import { MAX_SCRAPES } from './schema.ts';

/** A window of days in UTC (YYYY-MM-DD). Both days belong to it. */
export type DayWindow = { first: string; last: string };

/** The largest number of rows of one source. For stages it is `MAX_STAGES`. Older rows are left out. */
const MAX_ROWS = 50;
const MAX_STAGES = 500;

/** The time for which a preloaded answer may be used, in milliseconds. */
const EARLY_MS = 60_000;

type Fill = (key: Key, data: unknown) => void;

/**
 * One kind of evidence about a record: its key in the cache, and how it is read and preloaded.
 * SWR's `preload` cannot be used, because it keeps an answer until it is read, even for the next
 * session, and no invalidation drops it.
 */
function source<T>(name: string, load: (id: number, window: DayWindow) => Promise<T>) {
  /**
   * The answers that were preloaded within the last minute. They are kept for each cache, because a
   * cache ends with the session. A read takes an answer that is on its way; one that has arrived is
   * in the cache.
   */
  const preloaded = new WeakMap<Cache, Map<string, Promise<T> | 'taken' | 'arrived'>>();
  const recentOf = (cache: Cache) => {
    const recent = preloaded.get(cache) ?? new Map<string, Promise<T> | 'taken' | 'arrived'>();
    preloaded.set(cache, recent);
    return recent;
  };
  const keyOf = (id: number, { first, last }: DayWindow): Key => {
    return ['evidence', name, id, first, last];
  };
  return {
    keyOf,
    /** Reads the evidence. A second read, such as a retry, always sends a request. */
    read(id: number, window: DayWindow, cache: Cache): Promise<T> {
      const key = String(keyOf(id, window));
      const answer = recentOf(cache).get(key);
      if (!(answer instanceof Promise)) return load(id, window);
      recentOf(cache).set(key, 'taken');
      return answer;
    },
    /** Whether the evidence was preloaded within the last minute and has arrived. */
    isFresh: (id: number, window: DayWindow, cache: Cache) =>
      recentOf(cache).get(String(keyOf(id, window))) === 'arrived',
    preload(id: number, window: DayWindow, cache: Cache, fill: Fill): void {
      const recent = recentOf(cache);
      const key = String(keyOf(id, window));
      if (recent.has(key)) return;
      const answer = load(id, window);
      recent.set(key, answer);
      setTimeout(() => recent.delete(key), EARLY_MS);
      answer.then(
        (data) => {
          fill(keyOf(id, window), data);
          if (recent.has(key)) recent.set(key, 'arrived');
        },
        // A failed preload is dropped, so that the read sends its own request.
        () => recent.delete(key),
      );
    },
  };
}
type Source<T> = ReturnType<typeof source<T>>;

type Query = Readonly<Record<string, string>>;

const days = <T>(name: string, endpoint: Endpoint<Path, Collection<T>>) =>
  source(name, async (id, { first, last }) => {
    const query = new URLSearchParams({ 'day[after]': first, 'day[before]': last });
    return (await call(endpoint, { params: { id }, query })).data.items;
  });

/** Reads the newest rows of a list. `isPart` says that there are more. */
const rows = <T>(
  name: string,
  endpoint: Endpoint<Path, Collection<T>>,
  queryOf: (window: DayWindow) => Query,
) =>
  source(name, async (id, window) => {
    const query = new URLSearchParams({ limit: String(MAX_ROWS), ...queryOf(window) });
    const { items, total } = (await call(endpoint, { params: { id }, query })).data;
    return { items, isPart: total > items.length };
  });

/** @param by the name of the filter by time */
const within =
  (by: string, more: Query = {}) =>
  ({ first, last }: DayWindow): Query => ({
    [`${by}[after]`]: `${first} 00:00:00`,
    [`${by}[before]`]: `${last} 23:59:59`,
    ...more,
  });

const seconds = (day: string, time: string) => String(Date.parse(`${day}T${time}Z`) / 1000);

/** The kinds of evidence about a scrape. */
const ofScrape = {
  counts: days('counts', endpoints.scrapeCounts),
  errors: days('errors', endpoints.errorCounts),
  saves: rows('saves', endpoints.codeSaves, within('modified')),
  underruns: rows('underruns', endpoints.alerts, within('created_at', { 'state[]': 'underrun' })),
  reviews: rows('reviews', endpoints.scrapeReviews, within('created_at')),
  notes: rows('notes', scrapeNotes, within('created')),
  stages: rows('stages', scrapeStages, ({ first, last }) => ({
    limit: String(MAX_STAGES),
    'order[start_time]': 'desc',
    start_time: seconds(first, '00:00:00'),
    end_time: seconds(last, '23:59:59'),
  })),
};

/** The kinds of evidence about an entity and its scrapes. */
const ofEntity = {
  counts: days('entityCounts', endpoints.entityCounts),
  reviews: rows('entityReviews', endpoints.entityReviews, within('created_at')),
  notes: rows('entityNotes', entityNotes, within('created')),
  events: rows('entityEvents', entityEvents, within('created_at')),
};

/** The record that the evidence is about. Without a scrape it is the entity. */
export type EvidenceSubject = { entityId: number; scrapeId?: number | undefined };

/**
 * Returns a function that preloads the data of `useEvidence`. Preloaded data are shown at once; a
 * failed preload is requested again when needed.
 */
export function useAskForEvidence() {
  const { cache } = useSWRConfig();
  const mutate = useCacheMutate();
  const fill: Fill = (key, data) => void mutate(key, data, { revalidate: false });
  return ({ entityId, scrapeId }: EvidenceSubject, window: DayWindow): void => {
    const sources = scrapeId === undefined ? ofEntity : ofScrape;
    for (const { preload } of Object.values(sources))
      preload(scrapeId ?? entityId, window, cache, fill);
  };
}

function useSource<T>(
  { keyOf, read, isFresh }: Source<T>,
  id: number | undefined,
  window: DayWindow,
): Read<T> | undefined {
  const { cache } = useSWRConfig();
  const result = useRead(
    id === undefined ? null : keyOf(id, window),
    () => read(id ?? 0, window, cache),
    { revalidateIfStale: id === undefined || !isFresh(id, window, cache) },
  );
  return id === undefined ? undefined : result;
}

/**
 * Reads the evidence of these days. Each part has its own request. A part that the record cannot
 * have is undefined. Data of another record are never returned.
 */
export function useEvidence({ entityId, scrapeId }: EvidenceSubject, window: DayWindow) {
  const { counts, reviews, notes } = scrapeId === undefined ? ofEntity : ofScrape;
  const id = scrapeId ?? entityId;
  const entity = scrapeId === undefined ? entityId : undefined;
  return {
    counts: useSource(counts, id, window),
    saves: useSource(ofScrape.saves, scrapeId, window),
    stages: useSource(ofScrape.stages, scrapeId, window),
    errors: useSource(ofScrape.errors, scrapeId, window),
    underruns: useSource(ofScrape.underruns, scrapeId, window),
    reviews: useSource(reviews, id, window),
    notes: useSource(notes, id, window),
    events: useSource(ofEntity.events, entity, window),
  };
}

type Counts = ScrapeCounts['counts'];
type Waiting = { resolve: (counts: Counts | undefined) => void; reject: (reason: unknown) => void };
let waiting = new Map<number, Waiting[]>();

async function sendWaiting(): Promise<void> {
  const asked = [...waiting];
  waiting = new Map();
  for (let start = 0; start < asked.length; start += MAX_SCRAPES) {
    const part = asked.slice(start, start + MAX_SCRAPES);
    const query = new URLSearchParams(part.map(([id]) => ['scrape[]', String(id)]));
    query.set('days', '30');
    try {
      const { items } = (await call(endpoints.countsOfScrapes, { query })).data;
      const found = new Map(items.map(({ scrape_id, counts }) => [scrape_id, counts]));
      for (const [id, callers] of part)
        for (const { resolve } of callers) resolve(found.get(id) ?? []);
    } catch (error) {
      // A failed request must raise only one notice, so the first caller gets the error and the
      // others get nothing.
      const [first, ...others] = part.flatMap(([, callers]) => callers);
      first?.reject(error);
      for (const { resolve } of others) resolve(undefined);
    }
  }
}

/** Collects the ids of one turn of the event loop, which are sent together. */
const countsOf = (id: number): Promise<Counts | undefined> =>
  new Promise((resolve, reject) => {
    if (waiting.size === 0) setTimeout(() => void sendWaiting());
    waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }]);
  });

/**
 * Reads the job counts of a scrape on the last 30 days, oldest first. Scrapes that are asked for
 * together share a request. Nothing is sent while `id` is undefined.
 */
export const useRecentCounts = (id: number | undefined) =>
  useRead(
    id === undefined ? null : ['evidence', 'recentCounts', id],
    () => countsOf(id ?? 0),
    // Rows that come into view again are not revalidated.
    { revalidateIfStale: false },
  );
