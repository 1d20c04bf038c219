import { csvFileName, csvRecord, BYTE_ORDER_MARK } from '@console/api/core/hydra/csv';
import { wholeCollection } from '@console/api/core/hydra/envelope';
import { Problem, problemBody } from '@console/api/core/hydra/problem';
import { QueryParams } from '@console/api/core/hydra/query';
import { delay, HttpResponse, type DefaultBodyType } from 'msw';

export const API_BASE = '/api';
const REQUEST_ID = '01JD0000000000000000000000';

export const json = (body: DefaultBodyType, init: ResponseInit = {}) =>
  HttpResponse.json(body, {
    ...init,
    headers: {
      'content-type': 'application/ld+json; charset=utf-8',
      ...Object.fromEntries(new Headers(init.headers)),
    },
  });

/** The path of a request below the API's base. */
export const pathOf = (request: Request): string =>
  new URL(request.url).pathname.replace(/^.*\/api\//, '');

/** A collection without pages. `path` is below the API's base. */
export const collection = (type: string, path: string, rows: readonly unknown[]) =>
  json(wholeCollection(API_BASE, path.replace(/^\//, ''), type, rows, new QueryParams('')));

/** One resource, with its ETag if it has one. */
export const resource = (
  body: { '@id': string; '@type': string },
  { status = 200, etag, location }: { status?: number; etag?: string; location?: string } = {},
) =>
  json(
    { '@context': `${API_BASE}/contexts/${body['@type']}`, ...body },
    { status, headers: { ...(etag && { etag }), ...(location && { location }) } },
  );

/** The answer of a Problem. */
export const problemResponse = (problem: Problem) =>
  json(problemBody(problem, API_BASE, REQUEST_ID), {
    status: problem.status,
    headers: problem.headers,
  });

/** A network failure without any answer. */
export const offline = () => HttpResponse.error();

/** An answer that never comes. */
export async function never(): Promise<never> {
  await delay('infinite');
  throw new Error('An infinite delay has ended.');
}

/** Waits and then leaves the call to the next handler. */
export const after = (milliseconds: number) => async (): Promise<undefined> =>
  delay(milliseconds).then(() => undefined);

/** A CSV file with the header alone, named after the list and the day. */
export const csv = (list: string, columns: readonly string[]) =>
  new HttpResponse(BYTE_ORDER_MARK + csvRecord(columns), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${csvFileName(list, new Date())}"`,
      'cache-control': 'no-store',
    },
  });
