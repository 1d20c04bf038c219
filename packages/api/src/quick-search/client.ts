import { useEffect, useState } from 'react';
import { call } from '../core/request.ts';
import * as entityEndpoints from '../entities/endpoints.ts';
import type { EntityRow } from '../entities/schema.ts';
import * as scrapeEndpoints from '../scrapes/endpoints.ts';
import type { ScrapeRow } from '../scrapes/schema.ts';

/** The number of rows to request from each list. */
const PAGE_SIZE = 5;
/** The debounce of a search, in milliseconds. */
const DELAY_MS = 200;

interface Found {
  entities: readonly EntityRow[];
  scrapes: readonly ScrapeRow[];
  /** True when one of the lists could not be read. */
  isFailed: boolean;
}

const NOTHING: Found = { entities: [], scrapes: [], isFailed: false };

/**
 * Finds the entities and scrapes that match a text. The best matches come first, and among equal
 * ones those with the most jobs. A back end without `relevance` ignores it.
 */
async function find(search: string, signal: AbortSignal): Promise<Found> {
  const query = new URLSearchParams({
    page: '1',
    limit: String(PAGE_SIZE),
    'order[relevance]': 'asc',
    'order[num_jobs]': 'desc',
    custom_search: search,
  });
  const [entities, scrapes] = await Promise.allSettled([
    call(entityEndpoints.list, { query, signal }),
    call(scrapeEndpoints.list, { query, signal }),
  ]);
  return {
    entities: entities.status === 'fulfilled' ? entities.value.data.items : [],
    scrapes: scrapes.status === 'fulfilled' ? scrapes.value.data.items : [],
    isFailed: entities.status === 'rejected' || scrapes.status === 'rejected',
  };
}

export type QuickSearch = Found & {
  /** True while the answer for the present text is still to come. */
  isPending: boolean;
  /** Repeats the search at once. */
  retry: () => void;
};

/**
 * Searches entities and scrapes while a person types. The search is debounced by 200 ms, cancels
 * the previous request and caches nothing. A failure raises no notice and sets `isFailed`. No
 * request is sent while `search` is undefined.
 */
export function useQuickSearch(search: string | undefined): QuickSearch {
  const [attempt, setAttempt] = useState({ search, count: 0 });
  const [answer, setAnswer] = useState<{ search: string; count: number; found: Found }>();
  const count = attempt.search === search ? attempt.count : 0;
  useEffect(() => {
    if (search === undefined) return undefined;
    const asked = new AbortController();
    const timer = setTimeout(
      () => {
        void find(search, asked.signal).then((found) => {
          if (!asked.signal.aborted) setAnswer({ search, count, found });
        });
      },
      count === 0 ? DELAY_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [search, count]);
  const isAnswered = answer?.search === search && answer?.count === count;
  return {
    ...(isAnswered && answer ? answer.found : NOTHING),
    isPending: search !== undefined && !isAnswered,
    retry: () => setAttempt({ search, count: count + 1 }),
  };
}
