import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ MAX_BODY_BYTES: '5000' });
});
afterAll(() => api.close());

const problemKeys = [
  '@context',
  '@id',
  '@type',
  'hydra:title',
  'hydra:description',
  'title',
  'detail',
  'type',
  'status',
  'code',
  'message',
  'request_id',
];

describe('every answer', () => {
  it.each([
    ['GET', '/entities'],
    ['GET', '/nothing'],
    ['POST', '/entities'],
    ['DELETE', '/entities'],
    ['GET', '/entities/csv'],
    ['GET', '/docs.jsonld'],
    ['GET', '/ats'],
  ])('%s %s carries the headers of the contract', async (method, path) => {
    const { headers } = await api.ask(method, path);
    expect(Object.fromEntries(headers)).toMatchObject({
      link: '<http://localhost:4000/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'deny',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      vary: 'Accept, Accept-Encoding, Origin, Cookie',
      'cache-control': path === '/ats' ? 'private, max-age=300' : 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9A-Z]{26}$/),
    });
  });

  it('keeps a sensible request id of a proxy and replaces any other', async () => {
    expect(
      (await api.ask('GET', '/me', { headers: { 'x-request-id': 'edge-7.1' } })).headers.get(
        'x-request-id',
      ),
    ).toBe('edge-7.1');
    expect(
      (await api.ask('GET', '/me', { headers: { 'x-request-id': 'a b"c' } })).headers.get(
        'x-request-id',
      ),
    ).toMatch(/^[0-9A-Z]{26}$/);
  });

  it('is application/ld+json, or application/json with the same body for who asks for it', async () => {
    const one = await api.ask('GET', '/entities');
    const other = await api.ask('GET', '/entities', { headers: { accept: 'application/json' } });
    expect(one.headers.get('content-type')).toBe('application/ld+json');
    expect(other.headers.get('content-type')).toBe('application/json');
    expect(other.text).toBe(one.text);
  });
});

describe('an error', () => {
  it('speaks all vocabularies at once and names its request, never a stack', async () => {
    const { status, headers, body, text } = await api.ask('GET', '/entities/999999');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('application/ld+json');
    expect(Object.keys(body)).toEqual(problemKeys);
    expect(body).toEqual({
      '@context': '/api/contexts/Error',
      '@id': '/api/errors/404',
      '@type': 'hydra:Error',
      'hydra:title': 'An error occurred',
      'hydra:description': 'Not Found',
      title: 'An error occurred',
      detail: 'Not Found',
      type: '/errors/404',
      status: 404,
      code: 'not_found',
      message: 'Not Found',
      request_id: headers.get('x-request-id'),
    });
    expect(text).not.toMatch(/\bat .*\.ts/);
  });

  it('401 for nobody and for a token that is none', async () => {
    const attempts: Record<string, string>[] = [
      {},
      { authorization: 'Bearer nonsense' },
      { authorization: 'Basic dGVzdA==' },
    ];
    for (const headers of attempts) {
      const { status, body } = await api.ask('GET', '/entities', { as: null, headers });
      expect([status, body.code, body.message]).toEqual([
        401,
        'unauthorized_request',
        'Access denied due to missing or invalid credentials',
      ]);
    }
  });

  it('405 names what would be allowed', async () => {
    const { status, headers, body } = await api.ask('DELETE', '/entities/1');
    expect([status, headers.get('allow'), body.message]).toEqual([
      405,
      'GET, HEAD, PUT',
      'No route found for "DELETE /api/entities/1": Method Not Allowed (Allow: GET, HEAD, PUT)',
    ]);
    expect((await api.ask('GET', '/entities/search_by_url')).status).toBe(405);
  });

  it.each([
    '0',
    '-1',
    'abc',
    '1.5',
    '2147483648',
    '99999999999999999999',
    '1%00',
    "1'--",
    '%F0%9F%8D%95',
    '..%2f..%2fetc',
  ])('404 for the id %s', async (id) => {
    expect((await api.ask('GET', `/entities/${id}`)).status).toBe(404);
    expect((await api.ask('PUT', `/entities/${id}`, { body: {} })).status).toBe(404);
    expect((await api.ask('GET', `/tags/${id}`)).status).toBe(404);
    expect((await api.ask('GET', `/users/${id}`)).status).toBe(404);
  });

  it('comes in the order 401, 403, 404, 415, 413, 400, 422', async () => {
    const plain = { 'content-type': 'text/plain' };
    expect(
      (await api.ask('PUT', '/entities/999', { as: null, body: 'x', headers: plain })).status,
    ).toBe(401);
    expect(
      (await api.ask('PUT', '/entities/999', { as: 'user', body: 'x', headers: plain })).status,
    ).toBe(403);
    expect((await api.ask('PUT', '/entities/999', { body: 'x', headers: plain })).status).toBe(404);
    expect((await api.ask('POST', '/entities', { body: 'x', headers: plain })).status).toBe(415);
    expect(
      (await api.ask('POST', '/entities', { body: `{"company_name":"${'x'.repeat(5000)}` })).status,
    ).toBe(413);
    expect((await api.ask('POST', '/entities', { body: '{' })).status).toBe(400);
    expect((await api.ask('POST', '/entities', { body: { company_name: 5 } })).status).toBe(400);
    expect((await api.ask('POST', '/entities', { body: {} })).status).toBe(422);
  });

  it('406 before anything is done', async () => {
    const before = await api.ask('GET', '/entities');
    const refused = await api.ask('POST', '/entities', {
      body: {
        company_name: 'Not made',
        url: 'https://not-made.test',
        career_page: 'https://not-made.test/jobs',
      },
      headers: { accept: 'application/xml' },
    });
    expect([refused.status, refused.body.code]).toEqual([406, 'not_acceptable']);
    expect(
      (await api.ask('GET', '/entities/csv', { headers: { accept: 'application/ld+json' } }))
        .status,
    ).toBe(406);
    expect((await api.ask('GET', '/entities')).body['hydra:totalItems']).toBe(
      before.body['hydra:totalItems'],
    );
  });
});

describe('hostile query strings', () => {
  it.each([
    '?page=%00',
    '?custom_search=%00',
    '?order[company_name%00]=asc',
    '?tags[]=%00',
    '?id[]=1%00',
    '?ticker=a%00',
    '?tags[]=abc',
    '?tags[]=1;DROP TABLE entity',
    '?tags[0][x]=1',
    '?archived=maybe',
    '?archived[]=true',
    '?id[]=/api/users/1',
    '?page=-1',
    '?limit=-1',
    '?page[a]=1',
    '?ticker[x]=1',
  ])('%s is 400 and names the parameter', async (query) => {
    const { status, body } = await api.ask('GET', `/entities${query}`);
    expect(status).toBe(400);
    expect(body.code).toBe('invalid_filter');
    expect(body['hydra:description']).toMatch(
      /^(Invalid value for query parameter ".+"\.|(Page|Limit) should not be less than [01])$/,
    );
  });

  it.each([
    '?custom_search=%25',
    '?custom_search=_',
    '?custom_search=%5C',
    "?custom_search=' OR 1=1 --",
    '?custom_search=%E0%A4%A',
    '?custom_search=%F0%9F%8D%95',
    '?custom_search=99999999999999999999',
    '?order[__proto__]=asc',
    '?order[constructor]=desc',
    '?order=desc',
    '?order[company_name]=;DROP TABLE entity',
    '?order[id][x]=asc',
    '?__proto__[x]=1',
    '?constructor=1',
    '?page=99999999999999999999',
    '?page=9007199254740991&limit=500',
    '?limit=999999999999',
    '?tags[]=99999999999',
    '?tags[]=',
    '?archived=',
    '?ticker=%25%5C_',
    `?custom_search=${'x'.repeat(3000)}`,
    `?${'a=1&'.repeat(500)}`,
    '?pagination=false',
    '?&&==&=',
  ])('%s answers 200', async (query) => {
    expect((await api.ask('GET', `/entities${query}`)).status).toBe(200);
  });
});

describe('addresses', () => {
  it.each(['/entities', '/tags', '/me', '/ats', '/entities/csv'])(
    '%s may end with a slash',
    async (path) => {
      expect((await api.ask('GET', `${path}/`)).status).toBe(200);
    },
  );

  it('HEAD is a GET without a body', async () => {
    const { status, text, headers } = await api.ask('HEAD', '/entities');
    expect([status, text, headers.get('content-type')]).toEqual([200, '', 'application/ld+json']);
  });

  it('health and the console configuration need no sign-in', async () => {
    expect(await (await api.fetch('/healthz')).text()).toBe('ok');
    expect((await api.fetch('/readyz')).status).toBe(200);
    const config = await api.fetch('/config.json');
    expect(config.headers.get('cache-control')).toBe('no-store');
    expect(await config.json()).toEqual({
      apiBaseUrl: '/api',
      oauthAgentBaseUrl: '/oauth-agent',
      csrfHeaderName: 'x-console-csrf',
      legacyBaseUrl: '/legacy',
      legacyTestPath: expect.any(String),
      legacyPopupPath: expect.any(String),
      legacyFramePath: expect.any(String),
      legacyTestBody: 'v1',
      appVersion: '1.0.44',
      dueTimes: '4h,24h,day,48h,week',
      timeZone: expect.any(String),
      stalledAfterDays: 3,
    });
  });

  it.each(['/healthz', '/readyz', '/config.json'])(
    '%s is read only, never sniffed and never kept',
    async (path) => {
      const read = await api.fetch(path);
      expect([
        read.headers.get('x-content-type-options'),
        read.headers.get('cache-control'),
      ]).toEqual(['nosniff', 'no-store']);
      expect((await api.fetch(path, { method: 'HEAD' })).status).toBe(200);
      const refused = await api.fetch(path, { method: 'POST' });
      const { status, headers } = refused;
      expect([status, headers.get('allow'), headers.get('x-content-type-options')]).toEqual([
        405,
        'GET, HEAD',
        'nosniff',
      ]);
      expect(await refused.json()).toMatchObject({ code: 'method_not_allowed' });
    },
  );

  it('readyz says so when the database is gone; lists answer 503 and say when to come back', async () => {
    const dying = await openTestApp();
    await dying.ask('GET', '/me');
    await dying.close();
    expect((await dying.fetch('/readyz')).status).toBe(503);
    const { status, headers, body, text } = await dying.ask('GET', '/entities');
    expect([status, headers.get('retry-after'), body.code, body.message]).toEqual([
      503,
      '5',
      'unavailable',
      'The database is not available.',
    ]);
    expect(text).not.toContain('pool');
  });
});

describe('CORS', () => {
  it('is off by default', async () => {
    expect(
      (await api.ask('GET', '/me', { headers: { origin: 'https://other.test' } })).headers.get(
        'access-control-allow-origin',
      ),
    ).toBeNull();
  });

  it('when on lets trusted origins in, errors included, and answers their preflight without a sign-in', async () => {
    const open = await openTestApp({
      CORS_ENABLED: 'true',
      TRUSTED_WEB_ORIGINS: 'https://console.test',
    });
    try {
      const trusted = { origin: 'https://console.test' };
      const preflight = await open.ask('OPTIONS', '/entities/1', {
        as: null,
        headers: { ...trusted, 'access-control-request-method': 'PUT' },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
      expect(preflight.headers.get('access-control-allow-headers')).toContain('x-console-csrf');
      const refused = await open.ask('GET', '/entities/999', { headers: trusted });
      expect([
        refused.status,
        refused.headers.get('access-control-allow-origin'),
        refused.headers.get('access-control-allow-credentials'),
      ]).toEqual([404, 'https://console.test', 'true']);
      const exposed = refused.headers.get('access-control-expose-headers')?.split(', ');
      expect(exposed).toEqual(expect.arrayContaining(['ETag', 'Date']));
      expect(
        (await open.ask('GET', '/me', { headers: { origin: 'https://evil.test' } })).headers.get(
          'access-control-allow-origin',
        ),
      ).toBeNull();
    } finally {
      await open.close();
    }
  });
});
