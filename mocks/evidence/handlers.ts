import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import * as endpoints from '@console/api/evidence/endpoints';
import { MAX_SCRAPES } from '@console/api/evidence/schema';
import type { RequestHandler } from 'msw';
import { createEntityStore, type EntityStore } from '../entities/entityStore.ts';
import { list, ofRecord, whole } from '../reads.ts';
import { requireRow } from '../rowStore.ts';
import { acmeWorkday } from '../scrapes/fixtures.ts';
import { createScrapeStore, type ScrapeStore } from '../scrapes/scrapeStore.ts';
import { idIn } from '../wire.ts';
import * as fixtures from './fixtures.ts';

/**
 * The days of the query. Without them those of the fixtures: the 30 days up to the last one.
 *
 * @throws Problem 400
 */
function daysOf(params: QueryParams): (row: { date: string }) => boolean {
  const given = new Map<string, string>();
  for (const [key, text] of params.sub('day')) {
    const at = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
    if (!['after', 'before'].includes(key) || Number.isNaN(at)) throw invalidFilter(`day[${key}]`);
    given.set(key, text.slice(0, 10));
  }
  const last = given.get('before') ?? fixtures.LAST_DAY;
  const first = given.get('after') ?? fixtures.dayAgo(29);
  return ({ date }) => date >= first && date <= last;
}

type EvidenceHandlersOptions = {
  /** The scrape to which all of it happened. */
  of?: { id: number; entity_id: number };
  scrapes?: ScrapeStore;
  store?: EntityStore;
  counts?: typeof fixtures.dayCounts;
  errors?: typeof fixtures.dayErrors;
  saves?: typeof fixtures.codeSaves;
  alerts?: typeof fixtures.pastAlerts;
  reviews?: typeof fixtures.pastReviews;
};

/** What happened to a scrape and to an entity. All of it happened to one scrape. */
export function evidenceHandlers({
  of = acmeWorkday,
  scrapes = createScrapeStore(),
  store = createEntityStore(),
  counts = fixtures.dayCounts,
  errors = fixtures.dayErrors,
  saves = fixtures.codeSaves,
  alerts = fixtures.pastAlerts,
  reviews = fixtures.pastReviews,
}: EvidenceHandlersOptions = {}): RequestHandler[] {
  const ofScrape = <T>(id: number, rows: readonly T[]): readonly T[] =>
    requireRow(scrapes, id).id === of.id ? rows : [];
  const inDays = <T extends { date: string }>(rows: readonly T[], params: QueryParams) =>
    rows.filter(daysOf(params));
  return [
    whole(endpoints.scrapeCounts, 'DayCount', (id, params) => inDays(ofScrape(id, counts), params)),
    whole(endpoints.entityCounts, 'DayCount', (id, params) =>
      inDays(requireRow(store, id).id === of.entity_id ? counts : [], params),
    ),
    whole(endpoints.errorCounts, 'DayErrors', (id, params) => inDays(ofScrape(id, errors), params)),
    whole(endpoints.countsOfScrapes, 'ScrapeCounts', (_id, params) => {
      const asked = [...new Set(params.list('scrape').map(idIn))];
      if (asked.some((id) => !Number.isInteger(id)) || asked.length > MAX_SCRAPES)
        throw invalidFilter(params.spelled('scrape'));
      const days = Number(params.one('days') ?? 30);
      if (!Number.isInteger(days) || days < 1 || days > 366) throw invalidFilter('days');
      return asked
        .filter((id) => scrapes.find(id))
        .map((id) => ({
          scrape_id: id,
          counts:
            id === of.id ? counts.slice(-days).map(({ date, count }) => ({ date, count })) : [],
        }));
    }),
    list(endpoints.codeSaves, (id) => ofScrape(id, saves)),
    list(endpoints.alerts, (id) => ofScrape(id, alerts)),
    list(endpoints.scrapeReviews, (id) => ofScrape(id, reviews)),
    list(
      endpoints.entityReviews,
      ofRecord(store, () => reviews, 'entity_id'),
    ),
  ];
}
