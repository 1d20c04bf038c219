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

/** Days of UTC (YYYY-MM-DD), both included. */
export type DayWindow = { first: string; last: string };

/** The most rows of one source. The older ones are left out. */
const MAX_ROWS = 50;
const MAX_STAGES = 500;

/** How long a preloaded answer may be used, in milliseconds. */
const EARLY_MS = 60_000;

/** The cache and its writer, to which preloaded answers are written. */
interface Store {
  /** Identifies the session: answers preloaded under another cache are not used. */
  cache: Cache;
  fill: (key: Key, data: unknown) => void;
}

/** One kind of evidence about a record: its key, and the request that reads it. */
type Source<T> = {
  keyOf: (id: number, window: DayWindow) => Key;
  /** Returns the preloaded answer, or sends the request. */
  read: (id: number, window: DayWindow, cache: Cache) => Promise<T>;
  /** Preloads the answer, unless it was preloaded within the last minute. */
  ask: (id: number, window: DayWindow, store: Store) => void;
  /** Whether a preloaded answer has arrived, so that no request is needed. */
  isFresh: (id: number, window: DayWindow, cache: Cache) => boolean;
};

/** `at` is in milliseconds. `answer` is taken once. */
type Early<T> = { at: number; answer: Promise<T> | undefined; isFilled: boolean };

function source<T>(name: string, load: (id: number, window: DayWindow) => Promise<T>): Source<T> {
  const earlyOf = new WeakMap<Cache, Map<string, Early<T>>>();
  const nameOf = (id: number, { first, last }: DayWindow) => `${id} ${first} ${last}`;
  const keyOf = (id: number, { first, last }: DayWindow): Key => [
    'evidence',
    name,
    id,
    first,
    last,
  ];
  /** The preloaded answers of the last minute. */
  const recentOf = (cache: Cache) => {
    const early = earlyOf.get(cache) ?? new Map<string, Early<T>>();
    earlyOf.set(cache, early);
    for (const [key, { at }] of early) if (Date.now() - at > EARLY_MS) early.delete(key);
    return early;
  };
  return {
    keyOf,
    read(id, window, cache) {
      const entry = recentOf(cache).get(nameOf(id, window));
      const answer = entry?.answer;
      // A preloaded answer is used once: a second read, such as a retry, sends a request.
      if (entry) entry.answer = undefined;
      return answer ?? load(id, window);
    },
    ask(id, window, { cache, fill }) {
      const key = nameOf(id, window);
      const early = recentOf(cache);
      if (early.has(key)) return;
      const answer = load(id, window);
      const entry: Early<T> = { at: Date.now(), answer, isFilled: false };
      early.set(key, entry);
      answer.then(
        (data) => {
          fill(keyOf(id, window), data);
          entry.isFilled = true;
        },
        // A failed preload is dropped, so that the read sends its own request.
        () => early.delete(key),
      );
    },
    isFresh: (id, window, cache) => recentOf(cache).get(nameOf(id, window))?.isFilled ?? false,
  };
}

const daysOf = ({ first, last }: DayWindow) =>
  new URLSearchParams({ 'day[after]': first, 'day[before]': last });

const days = <T>(name: string, endpoint: Endpoint<Path, Collection<T>>) =>
  source(
    name,
    async (id, window) =>
      (await call(endpoint, { params: { id }, query: daysOf(window) })).data.items,
  );

/** The newest rows of a list within the window. `by` is the filter of their time. */
const rows = <T>(
  name: string,
  endpoint: Endpoint<Path, Collection<T>>,
  by: string,
  more: Readonly<Record<string, string>> = {},
) =>
  source(name, async (id, { first, last }) => {
    const query = new URLSearchParams({
      limit: String(MAX_ROWS),
      [`${by}[after]`]: `${first} 00:00:00`,
      [`${by}[before]`]: `${last} 23:59:59`,
      ...more,
    });
    const { items, total } = (await call(endpoint, { params: { id }, query })).data;
    return { items, isPart: total > items.length };
  });

const seconds = (day: string, time: string) => String(Date.parse(`${day}T${time}Z`) / 1000);

/** What happened to a scrape; `rows` are the newest 50, and `isPart` tells that there are more. */
const ofScrape = {
  counts: days('counts', endpoints.scrapeCounts),
  errors: days('errors', endpoints.errorCounts),
  saves: rows('saves', endpoints.codeSaves, 'modified'),
  underruns: rows('underruns', endpoints.alerts, 'created_at', { 'state[]': 'underrun' }),
  reviews: rows('reviews', endpoints.scrapeReviews, 'created_at'),
  notes: rows('notes', scrapeNotes, 'created'),
  stages: source('stages', async (id, { first, last }) => {
    const query = new URLSearchParams({
      limit: String(MAX_STAGES),
      'order[start_time]': 'desc',
      start_time: seconds(first, '00:00:00'),
      end_time: seconds(last, '23:59:59'),
    });
    const { items, total } = (await call(scrapeStages, { params: { id }, query })).data;
    return { items, isPart: total > items.length };
  }),
};

/** What happened to an entity and its scrapes. */
const ofEntity = {
  counts: days('entityCounts', endpoints.entityCounts),
  reviews: rows('entityReviews', endpoints.entityReviews, 'created_at'),
  notes: rows('entityNotes', entityNotes, 'created'),
  events: rows('entityEvents', entityEvents, 'created_at'),
};

/** The record of the evidence. Without a scrape it is the entity. */
export type EvidenceSubject = { entityId: number; scrapeId?: number | undefined };

/**
 * Returns a function that preloads the data of `useEvidence`. Preloaded data are shown at once; a
 * failed preload is requested again when needed.
 */
export function useAskForEvidence() {
  const { cache } = useSWRConfig();
  const mutate = useCacheMutate();
  const store: Store = {
    cache,
    fill: (key, data) => void mutate(key, data, { revalidate: false }),
  };
  return ({ entityId, scrapeId }: EvidenceSubject, window: DayWindow): void => {
    if (scrapeId === undefined)
      for (const { ask } of Object.values(ofEntity)) ask(entityId, window, store);
    else for (const { ask } of Object.values(ofScrape)) ask(scrapeId, window, store);
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
 * The evidence of these days, each part with its own request. A part that the record cannot have is
 * undefined. Data of another record are never returned.
 */
export function useEvidence({ entityId, scrapeId }: EvidenceSubject, window: DayWindow) {
  const entity = scrapeId === undefined ? entityId : undefined;
  const scrapeCounts = useSource(ofScrape.counts, scrapeId, window);
  const entityCounts = useSource(ofEntity.counts, entity, window);
  const scrapeReviews = useSource(ofScrape.reviews, scrapeId, window);
  const entityReviews = useSource(ofEntity.reviews, entity, window);
  const notesOfScrape = useSource(ofScrape.notes, scrapeId, window);
  const notesOfEntity = useSource(ofEntity.notes, entity, window);
  return {
    counts: scrapeCounts ?? entityCounts,
    saves: useSource(ofScrape.saves, scrapeId, window),
    stages: useSource(ofScrape.stages, scrapeId, window),
    errors: useSource(ofScrape.errors, scrapeId, window),
    underruns: useSource(ofScrape.underruns, scrapeId, window),
    reviews: scrapeReviews ?? entityReviews,
    notes: notesOfScrape ?? notesOfEntity,
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
      // A failed request must raise only one notice: the first caller gets the error, the others
      // get nothing.
      const [first, ...others] = part.flatMap(([, callers]) => callers);
      first?.reject(error);
      for (const { resolve } of others) resolve(undefined);
    }
  }
}

/** Batches the ids of one turn of the event loop into a single request. */
const countsOf = (id: number): Promise<Counts | undefined> =>
  new Promise((resolve, reject) => {
    if (waiting.size === 0) setTimeout(() => void sendWaiting());
    waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }]);
  });

/**
 * The job counts of a scrape on 30 days, oldest first. Scrapes that are asked for together share a
 * request. Nothing is sent while `id` is undefined.
 */
export const useRecentCounts = (id: number | undefined) =>
  useRead(
    id === undefined ? null : ['evidence', 'recentCounts', id],
    () => countsOf(id ?? 0),
    // Rows that come into view again are not revalidated.
    { revalidateIfStale: false },
  );
