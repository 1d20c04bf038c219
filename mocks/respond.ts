import { delay, HttpResponse, type DefaultBodyType } from 'msw';

const headers = { 'content-type': 'application/ld+json; charset=utf-8' };

export const json = (body: DefaultBodyType, init: ResponseInit = {}) =>
  HttpResponse.json(body, {
    ...init,
    headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) },
  });

/** A hydra collection of these rows, which are all there are unless `total` says otherwise. */
export const collection = (
  context: string,
  rows: readonly object[],
  {
    id = `/api/${context.toLowerCase()}s`,
    total = rows.length,
    capped,
    view,
  }: { id?: string; total?: number; capped?: boolean; view?: object } = {},
) =>
  json({
    '@context': `/api/contexts/${context}`,
    '@id': id,
    '@type': 'hydra:Collection',
    'hydra:totalItems': total,
    'hydra:member': rows,
    ...(capped ? { total_capped: true } : {}),
    ...(view ? { 'hydra:view': view } : {}),
  });

/** One resource, with its ETag where it has one. */
export const resource = (
  body: { '@id': string; '@type': string },
  { status = 200, etag, location }: { status?: number; etag?: string; location?: string } = {},
) =>
  json(
    { '@context': `/api/contexts/${body['@type']}`, ...body },
    { status, headers: { ...(etag ? { etag } : {}), ...(location ? { location } : {}) } },
  );

const titles: Readonly<Record<number, string>> = {
  403: 'Access Denied',
  409: 'Conflict',
  412: 'Conflict',
};

/** An error of section 2.6. */
export function problem(
  status: number,
  code: string,
  description: string,
  extra: object = {},
  more: HeadersInit = {},
) {
  const title = titles[status] ?? 'An error occurred';
  const type = code === 'validation_failed' ? 'ConstraintViolationList' : 'Error';
  return json(
    {
      '@context': `/api/contexts/${type}`,
      '@id': `/api/errors/${status}`,
      '@type': type === 'Error' ? 'hydra:Error' : type,
      'hydra:title': title,
      'hydra:description': description,
      title,
      detail: description,
      type: `/errors/${status}`,
      status,
      code,
      message: description,
      ...extra,
      request_id: '01JD0000000000000000000000',
    },
    { status, headers: more },
  );
}

export type WireViolation = {
  propertyPath: string;
  message: string;
  code: string;
  duplicates?: readonly number[];
};

export const invalid = (violations: readonly WireViolation[]) =>
  problem(
    422,
    'validation_failed',
    violations.map(({ propertyPath, message }) => `${propertyPath}: ${message}`).join('\n'),
    {
      violations,
    },
  );

export const unauthorized = () => problem(401, 'token_expired', 'The access token has expired');
export const notFound = () => problem(404, 'not_found', 'Not Found');

/** No answer at all, as with a lost network. */
export const offline = () => HttpResponse.error();

/** An answer that never comes. */
export async function never(): Promise<never> {
  await delay('infinite');
  throw new Error('An infinite delay has ended.');
}

/** Waits, then leaves the call to the next handler. */
export const after = (milliseconds: number) => async (): Promise<undefined> =>
  delay(milliseconds).then(() => undefined);

/** A CSV file as section 3.3 wants it: BOM, CRLF, a name. */
export const csv = (lines: readonly string[], fileName: string) =>
  new HttpResponse(`\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  });
