import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig, type Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { refreshReuse } from '../db/schema/technical.ts';
import { createLog } from '../log.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createAgent } from './agent.ts';
import { createCookieCipher } from './cookieCipher.ts';
import { fingerprintOf } from './secrets.ts';
import { Browser, jsonOf } from './testing/browser.ts';
import { startFakeIdp, type FakeIdp } from './testing/fakeIdp.ts';

const origin = 'http://localhost:4000';
const key = '4e4636356d65563e4c73233847503e3b21436e6f7629724950526f4b5e2e4e50';
const log = createLog('silent');
const cipher = createCookieCipher({ encryptionKey: key, previousEncryptionKey: undefined });
const sessionCookieNames = ['console-auth', 'console-at', 'console-id', 'console-csrf'];
let idp: FakeIdp;
let database: Database;

beforeAll(async () => {
  [idp, database] = await Promise.all([startFakeIdp(), openTestDatabase({ connections: 10 })]);
});
afterAll(async () => {
  await Promise.all([idp.stop(), database.close()]);
});
beforeEach(async () => {
  idp.requests.length = 0;
  idp.answers.delete('/token');
  idp.answers.delete('/userinfo');
  idp.answers.delete('/revoke');
  await database.db.delete(refreshReuse);
});

const configWith = (env: Record<string, string> = {}): Config =>
  readConfig({
    OIDC_ISSUER: idp.issuer,
    OIDC_CLIENT_ID: 'console',
    OIDC_CLIENT_SECRET: 's&cret',
    COOKIE_ENCRYPTION_KEY: key,
    ...env,
  });

/** An agent as after a restart, or in another process. `x-test-address` is the client's address. */
function newAgent(env: Record<string, string> = {}) {
  const agent = createAgent({ config: configWith(env), database, log });
  return (request: Request) =>
    agent.fetch(request, { address: request.headers.get('x-test-address') ?? '192.0.2.1' });
}
const newBrowser = (env?: Record<string, string>) => new Browser(origin, newAgent(env));

const refused = (status: number, code: string) => ({ status, code });
const refusalOf = async (response: Response) => ({
  status: response.status,
  code: (await jsonOf(response)).code,
});

type Login = { nonce: string; state: string; challenge: string };
const loginOf = (address: string): Login => {
  const { searchParams } = new URL(address);
  return {
    nonce: searchParams.get('nonce') ?? '',
    state: searchParams.get('state') ?? '',
    challenge: searchParams.get('code_challenge') ?? '',
  };
};

const idTokenFor = (nonce: string, claims: Record<string, unknown> = {}) =>
  idp.sign({ sub: 'ada', aud: 'console', nonce, ...claims });

async function grantTokens(nonce: string, more: Record<string, unknown> = {}) {
  idp.answers.set('/token', {
    status: 200,
    body: {
      access_token: 'access-1',
      refresh_token: 'refresh-1',
      id_token: await idTokenFor(nonce),
      ...more,
    },
  });
}

async function signIn(browser: Browser) {
  const login = loginOf(await browser.startLogin());
  await grantTokens(login.nonce);
  return browser.endLogin(`${origin}/auth-callback?code=c&state=${login.state}`);
}

describe('login/start', () => {
  test('A-AUT-009 A-AUT-012: POST answers authorizationRequestUrl with state, PKCE S256, nonce and scope', async () => {
    const browser = newBrowser();
    const response = await browser.post('/oauth-agent/login/start');
    expect(response.status).toBe(200);
    const url = new URL(String((await jsonOf(response)).authorizationRequestUrl));
    expect(url.href.split('?')[0]).toBe(`${idp.issuer}/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'console',
      redirect_uri: `${origin}/auth-callback`,
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid profile email offline_access',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(browser.jar.cookies).toEqual([
      expect.objectContaining({
        name: expect.stringMatching(/^console-login-/),
        path: '/oauth-agent/login',
        attributes: expect.stringMatching(/Max-Age=600.*HttpOnly.*SameSite=Strict/),
      }),
    ]);
    expect((await browser.fetch('/oauth-agent/login/start')).status).toBe(404);
  });

  test('extraParams are added, encoded, and cannot replace what the agent sets', async () => {
    const browser = newBrowser();
    const response = await browser.post('/oauth-agent/login/start', {
      extraParams: [
        { key: 'claims', value: '{"a":"ä b"}' },
        { key: 'client_id', value: 'other' },
        { key: 'redirect_uri', value: 'https://evil.test' },
        { key: '', value: 'x' },
        7,
      ],
    });
    const authorizationRequestUrl = String((await jsonOf(response)).authorizationRequestUrl);
    expect(authorizationRequestUrl).toContain(`&claims=${encodeURIComponent('{"a":"ä b"}')}`);
    expect(new URL(authorizationRequestUrl).searchParams.getAll('client_id')).toEqual(['console']);
    expect(authorizationRequestUrl).not.toContain('evil');
  });

  test('half a character in extraParams is sent as the replacement character', async () => {
    const response = await newBrowser().fetch('/oauth-agent/login/start', {
      method: 'POST',
      body: String.raw`{"extraParams":[{"key":"a","value":"\ud800"}]}`,
    });
    expect(String((await jsonOf(response)).authorizationRequestUrl)).toContain('&a=%EF%BF%BD');
  });

  test('another cookie of ours under the name of a login is passed over', async () => {
    const browser = newBrowser();
    await browser.startLogin();
    const login = browser.jar.cookies[0];
    if (login) login.value = createCookieCipher(configWith().cookies).encrypt('a CSRF token');
    expect((await browser.post('/oauth-agent/login/start')).status).toBe(200);
  });

  test.each([
    ['text/plain', '{"extraParams":[{"key":"prompt","value":"login"}]}', true],
    ['application/json', 'not json', false],
    ['application/xml', '', false],
  ])('the body is JSON whatever its type says, else empty: %s %s', async (type, body, isRead) => {
    const response = await newBrowser().fetch('/oauth-agent/login/start', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect(response.status).toBe(200);
    expect(String((await jsonOf(response)).authorizationRequestUrl).includes('prompt=login')).toBe(
      isRead,
    );
  });

  test('resource is sent where configured', async () => {
    expect(await newBrowser({ OIDC_RESOURCE: 'https://api.test' }).startLogin()).toContain(
      '&resource=https%3A%2F%2Fapi.test',
    );
  });

  test('502 when discovery fails, and the next attempt asks again', async () => {
    const discovery = '/.well-known/openid-configuration';
    const good = idp.answers.get(discovery);
    const browser = newBrowser();
    idp.answers.set(discovery, { status: 500, body: {} });
    expect(await refusalOf(await browser.post('/oauth-agent/login/start'))).toEqual(
      refused(502, 'authorization_server_error'),
    );
    if (good) idp.answers.set(discovery, good);
    expect((await browser.post('/oauth-agent/login/start')).status).toBe(200);
  });

  test('nothing is asked of the identity provider when its addresses are configured', async () => {
    await newBrowser({
      OIDC_AUTHORIZE_ENDPOINT: 'https://login.test/authorize?tenant=1',
    }).startLogin();
    expect(idp.requests).toEqual([]);
  });

  test('502 where production discovers an endpoint without https', async () => {
    const config = configWith();
    const agent = createAgent({
      config: { ...config, oidc: { ...config.oidc, requiresHttps: true } },
      database,
      log,
    });
    const browser = new Browser(origin, (request) => agent.fetch(request, { address: '::1' }));
    expect(await refusalOf(await browser.post('/oauth-agent/login/start'))).toEqual(
      refused(502, 'authorization_server_error'),
    );
  });

  test('the three newest of pending logins are kept', async () => {
    const browser = newBrowser();
    const first = loginOf(await browser.startLogin());
    for (let times = 0; times < 4; times += 1) await browser.startLogin();
    expect(browser.jar.cookies).toHaveLength(3);
    expect(
      (await browser.endLogin(`${origin}/auth-callback?code=c&state=${first.state}`)).status,
    ).toBe(400);
  });
});

describe('login/end', () => {
  test('A-AUT-009 A-AUT-010 A-AUT-011: {pageUrl} of the callback is exchanged for cookies; the answer has handled, isLoggedIn and csrf', async () => {
    const browser = newBrowser();
    const login = loginOf(await browser.startLogin());
    await grantTokens(login.nonce);
    const { status, body } = await browser.endLogin(
      `${origin}/auth-callback?code=the%20code&state=${login.state}&iss=${encodeURIComponent(idp.issuer)}`,
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      handled: true,
      isLoggedIn: true,
      csrf: expect.stringMatching(/^[\w-]{43}$/),
    });
    const exchange = idp.requests.find(({ path }) => path === '/token');
    expect(exchange?.headers.authorization).toBe(
      `Basic ${Buffer.from('console:s%26cret').toString('base64')}`,
    );
    expect(Object.fromEntries(exchange?.form ?? [])).toEqual({
      grant_type: 'authorization_code',
      code: 'the code',
      redirect_uri: `${origin}/auth-callback`,
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('the cookies are encrypted, HttpOnly, Strict, without lifetime, each on its path; the login cookie is gone', async () => {
    const browser = newBrowser();
    const { body } = await signIn(browser);
    expect(browser.jar.cookies.map(({ name, path }) => [name, path])).toEqual([
      ['console-auth', '/oauth-agent'],
      ['console-at', '/'],
      ['console-id', '/oauth-agent'],
      ['console-csrf', '/'],
    ]);
    for (const { value, attributes } of browser.jar.cookies) {
      expect(attributes).toMatch(/HttpOnly; SameSite=Strict/);
      expect(attributes).not.toMatch(/Max-Age|Expires|Secure|Domain/);
      expect(cipher.decrypt(value)).toBeDefined();
    }
    expect(cipher.decrypt(browser.jar.find('console-at')?.value ?? '')).toBe('access-1');
    expect(cipher.decrypt(browser.jar.find('console-csrf')?.value ?? '')).toBe(body.csrf);
  });

  test('Secure and Domain where configured, in setting and in clearing', async () => {
    const browser = newBrowser({
      COOKIE_SECURE: 'true',
      COOKIE_DOMAIN: 'api.console.test',
      COOKIE_BASE_PATH: '/console',
    });
    await signIn(browser);
    expect(
      browser.jar.cookies.every(
        ({ attributes }) =>
          /Secure/.test(attributes) && /Domain=api\.console\.test/.test(attributes),
      ),
    ).toBe(true);
    expect(browser.jar.find('console-at')?.path).toBe('/console');
  });

  test('on an ordinary page: logged in with the same csrf, or not logged in', async () => {
    const browser = newBrowser();
    expect((await browser.endLogin(`${origin}/entities?page=2`)).body).toEqual({
      handled: false,
      isLoggedIn: false,
    });
    const { body } = await signIn(browser);
    expect(await browser.endLogin(`${origin}/entities`)).toEqual({
      status: 200,
      body: { handled: false, isLoggedIn: true, csrf: body.csrf },
    });
    expect(await browser.endLogin('no address')).toEqual({
      status: 200,
      body: { handled: false, isLoggedIn: true, csrf: body.csrf },
    });
    expect(idp.countRequests('/token')).toBe(1);
  });

  test('two tabs sign in at once: both logins end well and share the csrf', async () => {
    const browser = newBrowser();
    const [one, two] = [loginOf(await browser.startLogin()), loginOf(await browser.startLogin())];
    await grantTokens(one.nonce);
    const first = await browser.endLogin(`${origin}/auth-callback?code=1&state=${one.state}`);
    await grantTokens(two.nonce);
    const second = await browser.endLogin(`${origin}/auth-callback?code=2&state=${two.state}`);
    expect(first.body).toMatchObject({ handled: true, isLoggedIn: true });
    expect(second.body).toEqual(first.body);
  });

  test.each(['at', 'csrf'])(
    'a tampered %s cookie: logged out, and all four cookies cleared',
    async (name) => {
      const browser = newBrowser();
      await signIn(browser);
      const cookie = browser.jar.find(`console-${name}`);
      if (cookie)
        cookie.value = `${cookie.value.slice(0, -1)}${cookie.value.endsWith('A') ? 'B' : 'A'}`;
      expect((await browser.endLogin(`${origin}/`)).body).toEqual({
        handled: false,
        isLoggedIn: false,
      });
      expect(browser.jar.cookies).toEqual([]);
    },
  );

  test('an unknown state, and no login cookie at all: 400 invalid_request', async () => {
    const browser = newBrowser();
    await browser.startLogin();
    expect(await browser.endLogin(`${origin}/auth-callback?code=c&state=foreign`)).toEqual({
      status: 400,
      body: {
        code: 'invalid_request',
        message: 'State parameter mismatch when completing a login',
      },
    });
    expect(await newBrowser().endLogin(`${origin}/auth-callback?code=c&state=foreign`)).toEqual({
      status: 400,
      body: { code: 'invalid_request', message: 'Missing code verifier when completing a login' },
    });
  });

  test('a callback counts once', async () => {
    const browser = newBrowser();
    const login = loginOf(await browser.startLogin());
    await grantTokens(login.nonce);
    const callback = `${origin}/auth-callback?code=c&state=${login.state}`;
    await browser.endLogin(callback);
    expect((await browser.endLogin(callback)).status).toBe(400);
    expect(idp.countRequests('/token')).toBe(1);
  });

  test('another issuer in the callback (RFC 9207): 400 invalid_request', async () => {
    const browser = newBrowser();
    const login = loginOf(await browser.startLogin());
    expect(
      await browser.endLogin(
        `${origin}/auth-callback?code=c&state=${login.state}&iss=https%3A%2F%2Fevil.test`,
      ),
    ).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(idp.countRequests('/token')).toBe(0);
  });

  test.each([
    ['invalid_scope', 400],
    ['access_denied', 400],
    ['login_required', 401],
  ])('the identity provider sends %s: %i with that code', async (error, status) => {
    const browser = newBrowser();
    const { state } = loginOf(await browser.startLogin());
    const answer = await browser.endLogin(
      `${origin}/auth-callback?error=${error}&error_description=Its%20words&state=${state}`,
    );
    expect(answer).toEqual({ status, body: { code: error, message: 'Its words' } });
    expect(browser.jar.cookies).toEqual([]);
  });

  test('the words of a callback that this browser did not ask for are not repeated', async () => {
    const { body } = await newBrowser().endLogin(
      `${origin}/auth-callback?error=access_denied&error_description=Call%200900&state=x`,
    );
    expect(JSON.stringify(body)).not.toContain('0900');
  });

  test.each([
    [{ status: 400, body: { error: 'invalid_client' } }, 400, 'authorization_error'],
    [{ status: 401, body: 'nonsense' }, 400, 'authorization_error'],
    [{ status: 503, body: {} }, 502, 'authorization_server_error'],
    [{ status: 200, body: 'nonsense' }, 502, 'authorization_server_error'],
    [{ status: 200, body: { token_type: 'bearer' } }, 502, 'authorization_server_error'],
  ])('the token endpoint answers %j: %i %s', async (answer, status, code) => {
    const browser = newBrowser();
    const { state } = loginOf(await browser.startLogin());
    idp.answers.set('/token', answer);
    expect(await browser.endLogin(`${origin}/auth-callback?code=c&state=${state}`)).toMatchObject({
      status,
      body: { code },
    });
    expect(browser.jar.find('console-at')).toBeUndefined();
  });

  const now = Math.floor(Date.now() / 1000);
  test.each([
    ['another issuer', { iss: 'https://evil.test' }],
    ['another audience', { aud: 'other' }],
    ['expired', { exp: now - 120 }],
    ['another nonce', { nonce: 'other' }],
    ['no nonce', { nonce: undefined }],
    ['another azp', { azp: 'other' }],
    ['several audiences without azp', { aud: ['console', 'other'] }],
    ['no exp', { exp: undefined }],
    ['no iat', { iat: undefined }],
  ])('ID token with %s: 400 invalid_request', async (_name, claims) => {
    const browser = newBrowser();
    const { nonce, state } = loginOf(await browser.startLogin());
    await grantTokens(nonce, { id_token: await idTokenFor(nonce, claims) });
    expect(await browser.endLogin(`${origin}/auth-callback?code=c&state=${state}`)).toEqual({
      status: 400,
      body: { code: 'invalid_request', message: 'ID Token missing or invalid' },
    });
  });

  test('ID token signed by somebody else, or missing: 400 invalid_request', async () => {
    const browser = newBrowser();
    for (const forged of [true, false]) {
      const { nonce, state } = loginOf(await browser.startLogin());
      await grantTokens(nonce, {
        id_token: forged
          ? await idp.sign({ sub: 'ada', aud: 'console', nonce }, { signedBy: 'somebody else' })
          : undefined,
      });
      expect(await browser.endLogin(`${origin}/auth-callback?code=c&state=${state}`)).toMatchObject(
        { status: 400, body: { code: 'invalid_request' } },
      );
    }
  });

  test('a clock that differs by less than 60 s is forgiven', async () => {
    const browser = newBrowser();
    const { nonce, state } = loginOf(await browser.startLogin());
    await grantTokens(nonce, {
      id_token: await idTokenFor(nonce, { exp: Math.floor(Date.now() / 1000) - 30 }),
    });
    expect(await browser.endLogin(`${origin}/auth-callback?code=c&state=${state}`)).toMatchObject({
      status: 200,
    });
  });

  test('a token above 4,000 bytes: 502 token_too_large', async () => {
    const browser = newBrowser();
    const { nonce, state } = loginOf(await browser.startLogin());
    await grantTokens(nonce, { access_token: 'x'.repeat(4000) });
    expect(await browser.endLogin(`${origin}/auth-callback?code=c&state=${state}`)).toMatchObject({
      status: 502,
      body: { code: 'token_too_large' },
    });
    expect(browser.jar.find('console-at')).toBeUndefined();
  });
});

describe('sign-in attempts are limited per address', () => {
  const limited = { LOGIN_STARTS_PER_MINUTE: '3', LOGIN_FAILURES_PER_MINUTE: '2' };
  const from = (address: string) => ({ 'x-test-address': address });

  test('login/start: 429 with Retry-After beyond the limit, and other addresses go on', async () => {
    const browser = newBrowser(limited);
    const start = (address: string) => browser.post('/oauth-agent/login/start', {}, from(address));
    for (let times = 0; times < 3; times += 1) expect((await start('192.0.2.7')).status).toBe(200);
    const response = await start('192.0.2.7');
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/);
    expect(response.headers.get('content-type')).toBe('application/ld+json');
    expect(await response.json()).toMatchObject({
      '@type': 'hydra:Error',
      status: 429,
      code: 'too_many_requests',
      request_id: response.headers.get('x-request-id'),
    });
    expect((await start('192.0.2.8')).status).toBe(200);
  });

  test('an IPv6 network counts as one address', async () => {
    const browser = newBrowser(limited);
    const statuses = [];
    for (const host of ['::1', ':1:2:3:4', ':ffff::', '::2', '::3'])
      statuses.push(
        (await browser.post('/oauth-agent/login/start', {}, from(`2001:db8:0:7${host}`))).status,
      );
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const other = from('2001:db8:0:8::1');
    expect((await browser.post('/oauth-agent/login/start', {}, other)).status).toBe(200);
  });

  test('failed callbacks: 429 beyond the limit, while sign-ins that succeed and page loads do not count', async () => {
    const browser = newBrowser(limited);
    const failing = { pageUrl: `${origin}/auth-callback?code=c&state=foreign` };
    const end = (body: unknown, address = '192.0.2.7') =>
      browser.post('/oauth-agent/login/end', body, from(address));
    for (let times = 0; times < 3; times += 1) {
      const login = loginOf(await browser.startLogin());
      await grantTokens(login.nonce);
      const callback = { pageUrl: `${origin}/auth-callback?code=c&state=${login.state}` };
      expect((await end(callback)).status).toBe(200);
    }
    expect((await end(failing)).status).toBe(400);
    const denied = { pageUrl: `${origin}/auth-callback?error=access_denied&state=x` };
    expect((await end(denied)).status).toBe(400);
    expect(await refusalOf(await end(failing))).toEqual(refused(429, 'too_many_requests'));
    expect((await end({ pageUrl: `${origin}/entities` })).status).toBe(200);
    expect((await end(failing, '192.0.2.8')).status).toBe(400);
  });

  test('0 is no limit', async () => {
    const browser = newBrowser({ LOGIN_STARTS_PER_MINUTE: '0' });
    for (let times = 0; times < 5; times += 1)
      expect((await browser.post('/oauth-agent/login/start')).status).toBe(200);
  });
});

const readings = [['/oauth-agent/userInfo'], ['/oauth-agent/claims']];
const writings = [
  ['/oauth-agent/login/start'],
  ['/oauth-agent/login/end'],
  ['/oauth-agent/refresh'],
  ['/oauth-agent/logout'],
];

describe('origin and CSRF', () => {
  test.each(writings)(
    'POST %s from a foreign page, or from nowhere: 401 and no cookie touched',
    async (path) => {
      const browser = newBrowser();
      await signIn(browser);
      const foreign: Record<string, string>[] = [
        { origin: 'https://evil.test' },
        { origin: 'null' },
        { origin: '' },
        { origin: '', 'sec-fetch-site': 'cross-site' },
        { origin: '', 'sec-fetch-site': 'same-site' },
      ];
      for (const headers of foreign) {
        const response = await browser.post(path, {}, headers);
        expect(await response.json()).toEqual({
          code: 'unauthorized_request',
          message: 'Access denied due to invalid request details',
        });
        expect(response.status).toBe(401);
        expect(browser.jar.last).toEqual([]);
      }
    },
  );

  test('without Origin, Sec-Fetch-Site same-origin is enough', async () => {
    expect(
      (
        await newBrowser().post(
          '/oauth-agent/login/start',
          {},
          { origin: '', 'sec-fetch-site': 'same-origin' },
        )
      ).status,
    ).toBe(200);
  });

  test.each([['/oauth-agent/refresh'], ['/oauth-agent/logout']])(
    'POST %s without the CSRF header, with a wrong one, or without the cookie: 401 and no cookie touched',
    async (path) => {
      const browser = newBrowser();
      await signIn(browser);
      for (const value of ['', 'wrong', browser.csrf.slice(0, -1)]) {
        expect(
          await refusalOf(await browser.post(path, undefined, { 'x-console-csrf': value })),
        ).toEqual(refused(401, 'unauthorized_request'));
        expect(browser.jar.last).toEqual([]);
      }
      browser.jar.cookies = browser.jar.cookies.filter(({ name }) => name !== 'console-csrf');
      expect(await refusalOf(await browser.post(path))).toEqual(
        refused(401, 'unauthorized_request'),
      );
    },
  );

  test.each(readings)('GET %s: a foreign Origin is refused, an absent one taken', async (path) => {
    const browser = newBrowser();
    await signIn(browser);
    idp.answers.set('/userinfo', { status: 200, body: { sub: 'ada' } });
    expect(
      await refusalOf(await browser.fetch(path, { headers: { origin: 'https://evil.test' } })),
    ).toEqual(refused(401, 'unauthorized_request'));
    expect((await browser.fetch(path)).status).toBe(200);
    expect((await browser.fetch(path, { headers: { origin } })).status).toBe(200);
  });

  test('OPTIONS answers 204, and CORS headers only to a trusted origin when CORS is on', async () => {
    const preflight = async (env: Record<string, string>, from: string) => {
      const response = await newBrowser(env).fetch('/oauth-agent/login/start', {
        method: 'OPTIONS',
        headers: { origin: from },
      });
      expect(response.status).toBe(204);
      return response.headers;
    };
    expect((await preflight({}, origin)).get('access-control-allow-origin')).toBeNull();
    expect(
      (await preflight({ CORS_ENABLED: 'true' }, 'https://evil.test')).get(
        'access-control-allow-origin',
      ),
    ).toBeNull();
    const headers = await preflight({ CORS_ENABLED: 'true' }, origin);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-allow-headers')).toContain('x-console-csrf');
    expect(headers.get('access-control-max-age')).toBe('600');
    expect(headers.get('vary')).toContain('Origin');
  });

  test('with CORS on, a GET needs its Origin', async () => {
    const browser = newBrowser({ CORS_ENABLED: 'true' });
    await signIn(browser);
    expect((await browser.fetch('/oauth-agent/claims')).status).toBe(401);
    const response = await browser.fetch('/oauth-agent/claims', { headers: { origin } });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  });
});

describe('refresh', () => {
  const rotate = (name: string) =>
    idp.answers.set('/token', {
      status: 200,
      body: { access_token: `access-${name}`, refresh_token: `refresh-${name}` },
    });

  test('A-AUT-009: 204 with new cookies; the csrf and the ID token stay', async () => {
    const browser = newBrowser();
    await signIn(browser);
    const before = browser.jar.copy();
    rotate('2');
    const response = await browser.post('/oauth-agent/refresh');
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(Object.fromEntries(idp.requests.at(-1)?.form ?? [])).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'refresh-1',
    });
    expect(browser.jar.find('console-at')?.value).not.toBe(before.find('console-at')?.value);
    expect(browser.jar.find('console-auth')?.value).not.toBe(before.find('console-auth')?.value);
    expect(browser.jar.find('console-csrf')).toEqual(before.find('console-csrf'));
    expect(browser.jar.find('console-id')).toEqual(before.find('console-id'));
  });

  test('ten at once make one exchange', async () => {
    const browser = newBrowser();
    await signIn(browser);
    rotate('2');
    const statuses = await Promise.all(
      Array.from(
        { length: 10 },
        async () => (await browser.clone().post('/oauth-agent/refresh')).status,
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(idp.countRequests('/token')).toBe(2);
  });

  test('a late one with the old cookie gets the first answer, in this process, another one, or after a restart', async () => {
    const browser = newBrowser();
    await signIn(browser);
    const [late, elsewhere] = [browser.clone(), browser.clone(newAgent())];
    rotate('2');
    await browser.post('/oauth-agent/refresh');
    idp.answers.set('/token', { status: 400, body: { error: 'invalid_grant' } });
    for (const tab of [late, elsewhere]) {
      expect((await tab.post('/oauth-agent/refresh')).status).toBe(204);
      expect(cipher.decrypt(tab.jar.find('console-auth')?.value ?? '')).toBe('refresh-2');
    }
    expect(idp.countRequests('/token')).toBe(2);
  });

  test('a late one gets the newest token, not one that was rotated again', async () => {
    const browser = newBrowser();
    await signIn(browser);
    const late = browser.clone();
    rotate('2');
    await browser.post('/oauth-agent/refresh');
    rotate('3');
    await browser.post('/oauth-agent/refresh');
    await late.post('/oauth-agent/refresh');
    expect(cipher.decrypt(late.jar.find('console-auth')?.value ?? '')).toBe('refresh-3');
    expect(cipher.decrypt(late.jar.find('console-at')?.value ?? '')).toBe('access-3');
    expect(idp.countRequests('/token')).toBe(3);
  });

  test('what is kept in the database holds no token that could be read there', async () => {
    const browser = newBrowser();
    await signIn(browser);
    rotate('2');
    await browser.post('/oauth-agent/refresh');
    const rows = await database.db.select().from(refreshReuse);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/refresh-|access-/);
  });

  test('after REFRESH_REUSE_SECONDS the old token is worth nothing', async () => {
    const browser = newBrowser();
    await signIn(browser);
    const late = browser.clone();
    rotate('2');
    await browser.post('/oauth-agent/refresh');
    await database.db.update(refreshReuse).set({ expiresAt: new Date(Date.now() - 1) });
    idp.answers.set('/token', { status: 400, body: { error: 'invalid_grant' } });
    expect(await refusalOf(await late.post('/oauth-agent/refresh'))).toEqual(
      refused(401, 'session_expired'),
    );
    rotate('3');
    await browser.post('/oauth-agent/refresh');
    expect(await database.db.select().from(refreshReuse)).toHaveLength(1);
  });

  test('two processes that refresh one token at once make one exchange, and nobody is signed out', async () => {
    const browser = newBrowser();
    await signIn(browser);
    const other = browser.clone(newAgent());
    let exchanges = 0;
    idp.answers.set('/token', () => {
      exchanges += 1;
      return exchanges === 1
        ? { status: 200, body: { access_token: 'access-2', refresh_token: 'refresh-2' } }
        : { status: 400, body: { error: 'invalid_grant' } };
    });
    const tabs = [browser, other];
    const answers = await Promise.all(tabs.map((tab) => tab.post('/oauth-agent/refresh')));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(exchanges).toBe(1);
    for (const tab of tabs)
      expect(cipher.decrypt(tab.jar.find('console-auth')?.value ?? '')).toBe('refresh-2');
  });

  test('a process waits for the exchange of another one and tries itself when that fails', async () => {
    const browser = newBrowser();
    await signIn(browser);
    const other = browser.clone(newAgent());
    let otherAnswer: Promise<Response> | undefined;
    idp.answers.set('/token', () => {
      rotate('2');
      otherAnswer = other.post('/oauth-agent/refresh');
      return { status: 500, body: {} };
    });
    expect((await browser.post('/oauth-agent/refresh')).status).toBe(502);
    expect((await otherAnswer)?.status).toBe(204);
    expect(idp.countRequests('/token')).toBe(3);
  });

  test('the lease of a process that died ends by time', async () => {
    const browser = newBrowser();
    await signIn(browser);
    await database.db.insert(refreshReuse).values({
      tokenHash: fingerprintOf('refresh-1'),
      result: 'lease:dead',
      expiresAt: new Date(Date.now() - 1),
    });
    rotate('2');
    expect((await browser.post('/oauth-agent/refresh')).status).toBe(204);
    expect(await database.db.$count(refreshReuse)).toBe(1);
  });

  test('a cookie on the path of earlier versions gives way to the newer one', async () => {
    const browser = newBrowser();
    await signIn(browser);
    browser.jar.cookies.unshift({
      name: 'console-auth',
      value: cipher.encrypt('refresh-0'),
      path: '/oauth-agent/refresh',
      attributes: '',
    });
    rotate('2');
    expect((await browser.post('/oauth-agent/refresh')).status).toBe(204);
    expect(idp.requests.at(-1)?.form.get('refresh_token')).toBe('refresh-1');
    expect(browser.jar.cookies.filter(({ name }) => name === 'console-auth')).toEqual([
      expect.objectContaining({ path: '/oauth-agent' }),
    ]);
  });

  test('nothing is kept for a token that did not rotate', async () => {
    const browser = newBrowser();
    await signIn(browser);
    idp.answers.set('/token', { status: 200, body: { access_token: 'access-2' } });
    await browser.post('/oauth-agent/refresh');
    await browser.post('/oauth-agent/refresh');
    expect(idp.countRequests('/token')).toBe(3);
    expect(await database.db.select().from(refreshReuse)).toEqual([]);
    expect(cipher.decrypt(browser.jar.find('console-auth')?.value ?? '')).toBe('refresh-1');
  });

  test('invalid_grant: 401 session_expired, and exactly the four cookies cleared, in order, on their own paths', async () => {
    const browser = newBrowser();
    await signIn(browser);
    idp.answers.set('/token', { status: 400, body: { error: 'invalid_grant' } });
    const response = await browser.post('/oauth-agent/refresh');
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      code: 'session_expired',
      message: 'A request sent to the Authorization Server was rejected',
    });
    expect(browser.jar.last.map((line) => line.split('=')[0])).toEqual(sessionCookieNames);
    expect(browser.jar.cookies).toEqual([]);
  });

  test.each([['missing'], ['undecryptable']])(
    'a refresh token that is %s: 401 unauthorized_request and all four cleared',
    async (how) => {
      const browser = newBrowser();
      await signIn(browser);
      const cookie = browser.jar.find('console-auth');
      if (how === 'missing')
        browser.jar.cookies = browser.jar.cookies.filter((one) => one !== cookie);
      else if (cookie) cookie.value = 'AAAA';
      expect(await refusalOf(await browser.post('/oauth-agent/refresh'))).toEqual(
        refused(401, 'unauthorized_request'),
      );
      expect(browser.jar.last.map((line) => line.split('=')[0])).toEqual(sessionCookieNames);
      expect(browser.jar.cookies).toEqual([]);
    },
  );

  test.each([
    [400, 'invalid_client', 400, 'authorization_error'],
    [500, 'x', 502, 'authorization_server_error'],
  ])(
    'the identity provider answers %i %s: %i %s, and the cookies stay',
    async (upstream, error, status, code) => {
      const browser = newBrowser();
      await signIn(browser);
      idp.answers.set('/token', { status: upstream, body: { error } });
      expect(await refusalOf(await browser.post('/oauth-agent/refresh'))).toEqual(
        refused(status, code),
      );
      expect(browser.jar.last).toEqual([]);
    },
  );

  test('cookies of the previous key still work, and come back with the current one', async () => {
    const browser = newBrowser();
    await signIn(browser);
    const newKey = 'a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90';
    const after = browser.clone(
      newAgent({ COOKIE_ENCRYPTION_KEY: newKey, COOKIE_ENCRYPTION_KEY_PREVIOUS: key }),
    );
    rotate('2');
    expect((await after.post('/oauth-agent/refresh')).status).toBe(204);
    expect(
      createCookieCipher({ encryptionKey: newKey, previousEncryptionKey: undefined }).decrypt(
        after.jar.find('console-at')?.value ?? '',
      ),
    ).toBe('access-2');
  });
});

describe('logout', () => {
  test('A-AUT-009 A-AUT-013: POST answers the end_session url and clears exactly the four cookies', async () => {
    const browser = newBrowser();
    await signIn(browser);
    const response = await browser.post('/oauth-agent/logout');
    expect(response.status).toBe(200);
    const url = new URL(String((await jsonOf(response)).url));
    expect(url.href.split('?')[0]).toBe(`${idp.issuer}/logout`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'console',
      post_logout_redirect_uri: `${origin}/`,
      id_token_hint: expect.stringMatching(/^ey/),
    });
    expect(browser.jar.last.map((line) => line.split('=')[0])).toEqual(sessionCookieNames);
    expect(browser.jar.cookies).toEqual([]);
  });

  test('without the ID token where OIDC_LOGOUT_SEND_ID_TOKEN_HINT is false', async () => {
    const browser = newBrowser({ OIDC_LOGOUT_SEND_ID_TOKEN_HINT: 'false' });
    await signIn(browser);
    expect((await jsonOf(await browser.post('/oauth-agent/logout'))).url).not.toContain(
      'id_token_hint',
    );
  });

  const refreshTokenOf = (browser: Browser) =>
    cipher.decrypt(browser.jar.find('console-auth')?.value ?? '');

  test('revokes the refresh token at the identity provider, with the credentials of the client', async () => {
    const browser = newBrowser();
    await signIn(browser);
    idp.answers.set('/revoke', { status: 200, body: '' });
    await browser.post('/oauth-agent/logout');
    const revocation = idp.requests.find(({ path }) => path === '/revoke');
    expect(Object.fromEntries(revocation?.form ?? [])).toEqual({
      token: 'refresh-1',
      token_type_hint: 'refresh_token',
    });
    expect(revocation?.headers.authorization).toMatch(/^Basic /);
  });

  test('of a late tab revokes the newest token, and a kept one is worth nothing afterwards', async () => {
    const browser = newBrowser();
    await signIn(browser);
    const [late, thief] = [browser.clone(), browser.clone()];
    for (const name of ['2', '3']) {
      idp.answers.set('/token', {
        status: 200,
        body: { access_token: `access-${name}`, refresh_token: `refresh-${name}` },
      });
      await browser.post('/oauth-agent/refresh');
    }
    expect([refreshTokenOf(browser), refreshTokenOf(late)]).toEqual(['refresh-3', 'refresh-1']);
    await late.post('/oauth-agent/logout');
    expect(idp.requests.at(-1)?.form.get('token')).toBe('refresh-3');
    expect(await database.db.$count(refreshReuse)).toBe(0);
    idp.answers.set('/token', { status: 400, body: { error: 'invalid_grant' } });
    expect(await refusalOf(await thief.post('/oauth-agent/refresh'))).toEqual(
      refused(401, 'session_expired'),
    );
  });

  test.each([
    ['is refused', { status: 400, body: { error: 'unsupported_token_type' } }],
    ['fails', { status: 500, body: {} }],
  ])('goes on when the revocation %s', async (_how, answer) => {
    const browser = newBrowser();
    await signIn(browser);
    idp.answers.set('/revoke', answer);
    const response = await browser.post('/oauth-agent/logout');
    expect(response.status).toBe(200);
    expect((await jsonOf(response)).url).toContain(`${idp.issuer}/logout`);
    expect(browser.jar.cookies).toEqual([]);
    expect(idp.countRequests('/revoke')).toBe(1);
  });

  test('asks nothing of an identity provider whose configured endpoints name no revocation', async () => {
    const browser = newBrowser();
    await signIn(browser);
    idp.requests.length = 0;
    const configured = browser.clone(
      newAgent({
        OIDC_TOKEN_ENDPOINT: `${idp.issuer}/token`,
        OIDC_END_SESSION_ENDPOINT: `${idp.issuer}/logout`,
      }),
    );
    expect((await configured.post('/oauth-agent/logout')).status).toBe(200);
    expect(idp.requests).toEqual([]);
  });

  test('an identity provider that cannot be asked does not keep anybody signed in', async () => {
    const browser = newBrowser();
    await signIn(browser);
    const alone = browser.clone(newAgent({ OIDC_ISSUER: 'http://127.0.0.1:1' }));
    const response = await alone.post('/oauth-agent/logout');
    expect(await response.json()).toEqual({ url: `${origin}/` });
    expect(alone.jar.cookies).toEqual([]);
  });
});

describe('userInfo and claims', () => {
  test('userInfo asks by POST with the access token', async () => {
    const browser = newBrowser();
    await signIn(browser);
    idp.answers.set('/userinfo', { status: 200, body: { sub: 'ada', given_name: 'Ada' } });
    const response = await browser.fetch('/oauth-agent/userInfo');
    expect(await response.json()).toEqual({ sub: 'ada', given_name: 'Ada' });
    expect(idp.requests.at(-1)).toMatchObject({
      method: 'POST',
      path: '/userinfo',
      headers: { authorization: 'Bearer access-1' },
    });
  });

  test.each([
    [401, 401, 'token_expired'],
    [403, 400, 'authorization_error'],
    [500, 502, 'authorization_server_error'],
  ])('userinfo answers %i: %i %s', async (upstream, status, code) => {
    const browser = newBrowser();
    await signIn(browser);
    idp.answers.set('/userinfo', { status: upstream, body: {} });
    expect(await refusalOf(await browser.fetch('/oauth-agent/userInfo'))).toEqual(
      refused(status, code),
    );
  });

  test.each(readings)('GET %s without cookies: 401', async (path) => {
    expect(await refusalOf(await newBrowser().fetch(path))).toEqual(
      refused(401, 'unauthorized_request'),
    );
  });

  test('claims are those of the ID token', async () => {
    const browser = newBrowser();
    await signIn(browser);
    expect(await (await browser.fetch('/oauth-agent/claims')).json()).toMatchObject({
      sub: 'ada',
      aud: 'console',
      iss: idp.issuer,
    });
  });
});

test('a body that no console sends: 413', async () => {
  expect(
    await refusalOf(
      await newBrowser().post('/oauth-agent/login/end', { pageUrl: 'x'.repeat(70_000) }),
    ),
  ).toEqual(refused(413, 'payload_too_large'));
});

test('every answer says no-store and is no document', async () => {
  const browser = newBrowser();
  for (const response of [
    await browser.post('/oauth-agent/login/end', {}),
    await browser.post('/oauth-agent/refresh'),
    await browser.fetch('/oauth-agent/nothing'),
  ]) {
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  }
});
