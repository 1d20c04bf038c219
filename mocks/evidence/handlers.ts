import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import * as endpoints from '@console/api/evidence/endpoints';
import {
  codeSaveList,
  entityReviewList,
  pastAlertList,
  scrapeReviewList,
} from '@console/api/evidence/list';
import { MAX_SCRAPES } from '@console/api/evidence/schema';
import type { RequestHandler } from 'msw';
import { endpoint, idOf } from '../endpoint.ts';
import { createEntityStore, type EntityStore } from '../entities/entityStore.ts';
import { listResponse, paramsOf } from '../list.ts';
import { collection } from '../respond.ts';
import { requireRow } from '../rowStore.ts';
import { acmeWorkday } from '../scrapes/fixtures.ts';
import { createScrapeStore, type ScrapeStore } from '../scrapes/scrapeStore.ts';
import * as fixtures from './fixtures.ts';

/**
 * The days of the query. Without them those of the fixtures: the 30 days up to the last one.
 *
 * @throws Problem 400
 */
function inDays(params: QueryParams): (row: { date: string }) => boolean {
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
  const isHere = (id: number) => id === of.id;
  const ofScrape = <T>(id: number, rows: readonly T[]): readonly T[] =>
    isHere(requireRow(scrapes, id).id) ? rows : [];
  const pathOf = (request: Request) => new URL(request.url).pathname.replace('/api', '');
  const named = <T extends { date: string }>(type: string, request: Request, rows: readonly T[]) =>
    collection(
      type,
      pathOf(request),
      rows.filter(inDays(paramsOf(request))).map((row) => ({
        '@id': `${new URL(request.url).pathname}#${row.date}`,
        '@type': type,
        ...row,
      })),
    );
  return [
    endpoint(endpoints.scrapeCounts, ({ params, request }) =>
      named('DayCount', request, ofScrape(idOf(params), counts)),
    ),
    endpoint(endpoints.entityCounts, ({ params, request }) => {
      const { id } = requireRow(store, idOf(params));
      return named('DayCount', request, id === of.entity_id ? counts : []);
    }),
    endpoint(endpoints.errorCounts, ({ params, request }) =>
      named('DayErrors', request, ofScrape(idOf(params), errors)),
    ),
    endpoint(endpoints.countsOfScrapes, ({ request }) => {
      const params = paramsOf(request);
      const asked = [...new Set(params.list('scrape'))].map((text) => {
        const id = Number(text.split('/').pop());
        if (!Number.isInteger(id)) throw invalidFilter(params.spelled('scrape', text));
        return id;
      });
      const days = Number(params.one('days') ?? 30);
      if (!Number.isInteger(days) || days < 1 || days > 366) throw invalidFilter('days');
      if (asked.length > MAX_SCRAPES) throw invalidFilter(params.spelled('scrape'));
      const rows = asked
        .filter((id) => scrapes.find(id))
        .map((id) => ({
          '@id': `/api/scrape_job_counts#${id}`,
          '@type': 'ScrapeCounts',
          scrape_id: id,
          counts: isHere(id) ? counts.slice(-days).map(({ date, count }) => ({ date, count })) : [],
        }));
      return collection('ScrapeCounts', endpoints.countsOfScrapes.path, rows);
    }),
    endpoint(endpoints.codeSaves, ({ params, request }) =>
      listResponse(codeSaveList, ofScrape(idOf(params), saves), request, {
        path: pathOf(request),
      }),
    ),
    endpoint(endpoints.alerts, ({ params, request }) =>
      listResponse(pastAlertList, ofScrape(idOf(params), alerts), request, {
        path: pathOf(request),
      }),
    ),
    endpoint(endpoints.scrapeReviews, ({ params, request }) =>
      listResponse(scrapeReviewList, ofScrape(idOf(params), reviews), request, {
        path: pathOf(request),
      }),
    ),
    endpoint(endpoints.entityReviews, ({ params, request }) => {
      const { id } = requireRow(store, idOf(params));
      const rows = reviews.filter(({ entity_id }) => entity_id === id);
      return listResponse(entityReviewList, rows, request, { path: pathOf(request) });
    }),
  ];
}
