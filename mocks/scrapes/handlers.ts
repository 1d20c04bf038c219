import { reasonCannotSearchCode } from '@console/api/scrapes/rules';
import type { RequestHandler } from 'msw';
import { endpoint } from '../endpoint.ts';
import { listPage, rowsFor } from '../listPage.ts';
import { csv, notFound, problem, resource } from '../respond.ts';
import { scrapes, type ScrapeRecord } from './fixtures.ts';
import {
  CODE_PARAMETERS,
  isInCode,
  scrapeList,
  toCodeRow,
  toScrapeCsv,
  toScrapeDetail,
  toScrapeRow,
} from './scrapeList.ts';

const today = (): string => new Date().toISOString().slice(0, 10);

/** The rows whose code the query looks for; all of them where it does not. */
const inCode = (
  rows: readonly ScrapeRecord[],
  params: URLSearchParams,
): readonly ScrapeRecord[] => {
  const text = params.get('code_search')?.trim() ?? '';
  return text === '' ? rows : rows.filter((row) => isInCode(row, text, params));
};

/** GET /scrapes, its CSV and GET /scrapes/{id} (contract, section 6.2) on these rows. */
export const scrapeHandlers = (rows: readonly ScrapeRecord[] = scrapes): RequestHandler[] => [
  endpoint('GET /scrapes', ({ request }) => {
    const params = new URL(request.url).searchParams;
    const text = params.get('code_search')?.trim() ?? '';
    if (text !== '' && reasonCannotSearchCode(text))
      return problem(400, 'invalid_filter', 'code_search needs three letters or digits in a row.');
    const withCode = CODE_PARAMETERS.some((name) => params.has(name));
    return listPage(inCode(rows, params), request, scrapeList, withCode ? toCodeRow : toScrapeRow);
  }),
  endpoint('GET /scrapes/csv', ({ request }) => {
    const params = new URL(request.url).searchParams;
    return csv(
      toScrapeCsv(rowsFor(inCode(rows, params), params, scrapeList)),
      `scrapes-${today()}.csv`,
    );
  }),
  endpoint('GET /scrapes/:id/items_in_queue', ({ params, request }) => {
    const scrape = rows.find(({ id }) => String(id) === params.id);
    if (!scrape) return notFound();
    const count = {
      items_in_queue: scrape.items_in_queue,
      checked_at: Math.floor(Date.now() / 1000),
    };
    return resource(
      Object.assign({ '@id': new URL(request.url).pathname, '@type': 'QueueCount' }, count),
    );
  }),
  endpoint('GET /scrapes/:id', ({ params }) => {
    const scrape = rows.find(({ id }) => String(id) === params.id);
    return scrape
      ? resource(toScrapeDetail(scrape), { etag: `"scrape-${scrape.id}-${scrape.version ?? 0}"` })
      : notFound();
  }),
];
