import { createCookieCipher } from '@console/server/auth/cookieCipher';
import { Browser, jsonOf } from '@console/server/auth/testing/browser';
import type { Database } from '@console/server/db/database';
import { appUser } from '@console/server/db/schema/people';
import { appSetting, idpPayload, refreshReuse } from '@console/server/db/schema/technical';
import { openTestDatabase } from '@console/server/testing/testDatabase';
import { eq } from 'drizzle-orm';
import { importJWK, SignJWT } from 'jose';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertDemoUsers, startTestServer, type TestServer } from '../testing/testServer.ts';

let database: Database;
let server: TestServer;

beforeAll(async () => {
  database = await openTestDatabase({ connections: 10 });
  await insertDemoUsers(database);
  server = await startTestServer(database);
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

const newBrowser = () => new Browser(server.config.publicOrigin);
async function signedIn(email: string) {
  const browser = newBrowser();
  await browser.signIn(email);
  return browser;
}
const me = async (browser: Browser) => (await browser.fetch('/api/me')).json();
const cipherOf = () => createCookieCipher(server.config.cookies);

describe('signing in', () => {
  test('A-AUT-011: from the sign-in page, which lists the demo users, to /me', async () => {
    const browser = newBrowser();
    const page = await browser.open(await browser.startLogin());
    expect(page.status).toBe(200);
    expect(page.text).toContain('Development identity provider – not for production');
    for (const account of [
      'admin',
      'dq-lead',
      'scrape-lead',
      'dq',
      'scraper',
      'user',
      'archived',
      'no-role',
    ])
      expect(page.text).toContain(`${account}@console.test`);
    expect(page.response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const chosen =
      /<button name="user" value="([^"]*)">\s*<strong>Priya Raman/.exec(page.text)?.[1] ?? '';
    const callback = await browser.open(page.url.href, { user: chosen });
    expect(callback.url.pathname).toBe('/auth-callback');
    expect((await browser.endLogin(callback.url.href)).body).toEqual({
      handled: true,
      isLoggedIn: true,
      csrf: expect.any(String),
    });
    expect(await me(browser)).toMatchObject({
      email: 'dq@console.test',
      first_name: 'Priya',
      roles: ['ROLE_DQ'],
    });
  });

  test('login_hint signs in at once', async () => {
    const browser = newBrowser();
    const page = await browser.open(
      await browser.startLogin({ login_hint: 'Scraper@console.test' }),
    );
    expect(page.url.pathname).toBe('/auth-callback');
    await browser.endLogin(page.url.href);
    expect(await me(browser)).toMatchObject({ email: 'scraper@console.test' });
  });

  test('login_hint switches to another user while somebody is signed in, and without it the session is used again', async () => {
    const browser = await signedIn('admin@console.test');
    await browser.signIn('user@console.test');
    expect(await me(browser)).toMatchObject({ email: 'user@console.test' });
    const again = await browser.open(await browser.startLogin());
    expect(again.url.pathname).toBe('/auth-callback');
    await browser.endLogin(again.url.href);
    expect(await me(browser)).toMatchObject({ email: 'user@console.test' });
  });

  test('prompt=consent is granted without a question', async () => {
    const browser = newBrowser();
    const page = await browser.open(
      await browser.startLogin({ login_hint: 'admin@console.test', prompt: 'consent' }),
    );
    expect(await browser.endLogin(page.url.href)).toMatchObject({
      status: 200,
      body: { handled: true },
    });
  });

  test('an unknown login_hint shows the list; an unknown choice does too', async () => {
    const browser = newBrowser();
    const page = await browser.open(
      await browser.startLogin({ login_hint: 'nobody@console.test' }),
    );
    expect(page.text).toContain('Choose a user');
    expect(page.text).toContain('dq-lead@console.test · Data Quality Lead');
    expect(page.text).toContain('archived@console.test · Scraper, archived');
    expect(page.text).toContain('no-role@console.test · No role');
    expect((await browser.open(page.url.href, { user: 'nobody' })).text).toContain('Choose a user');
  });

  test('a sign-in page that was left too long says so', async () => {
    const page = await newBrowser().open('/dev-idp/interaction/abcdef');
    expect(page.status).toBe(400);
    expect(page.text).toContain('This sign-in has expired');
  });

  test('a sign-in page is opened and sent, and nothing else', async () => {
    const answer = await newBrowser().fetch('/dev-idp/interaction/abcdef', { method: 'PUT' });
    expect(answer.status).toBe(405);
  });

  test('two tabs may sign in at once', async () => {
    const browser = newBrowser();
    const [one, two] = [
      await browser.startLogin({ login_hint: 'admin@console.test' }),
      await browser.startLogin({ login_hint: 'admin@console.test' }),
    ];
    const [first, second] = [await browser.open(one), await browser.open(two)];
    expect((await browser.endLogin(first.url.href)).status).toBe(200);
    expect((await browser.endLogin(second.url.href)).status).toBe(200);
  });

  test('an address that is not registered is refused on a page of ours', async () => {
    const url = new URL(await newBrowser().startLogin());
    url.searchParams.set('redirect_uri', 'https://evil.test/');
    const page = await newBrowser().open(url.href);
    expect(page.status).toBe(400);
    expect(page.text).toContain('This sign-in cannot go on');
  });

  test('names are text on the page, whatever they hold', async () => {
    await database.db.insert(appUser).values({
      email: 'markup@example.test',
      firstName: '<img src=x onerror=alert(1)>',
      lastName: '"\'&',
      roles: ['ROLE_USER'],
    });
    const browser = newBrowser();
    const { text } = await browser.open(await browser.startLogin());
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(text).not.toContain('<img');
  });

  test('discovery stays below the issuer, whatever host the request came by', async () => {
    const response = await fetch(
      `http://127.0.0.1:${server.config.port}/dev-idp/.well-known/openid-configuration`,
      { headers: { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'evil.test' } },
    );
    const { issuer, ...endpoints } = await jsonOf(response);
    expect(issuer).toBe(server.config.oidc.issuer);
    expect(endpoints).toMatchObject({
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      end_session_endpoint: `${issuer}/session/end`,
      jwks_uri: `${issuer}/jwks`,
    });
  });

  test('userInfo and claims tell who is signed in', async () => {
    const browser = await signedIn('dq-lead@console.test');
    expect(await (await browser.fetch('/oauth-agent/userInfo')).json()).toMatchObject({
      email: 'dq-lead@console.test',
      given_name: 'Ingrid',
      family_name: 'Solberg',
      email_verified: true,
    });
    expect(await (await browser.fetch('/oauth-agent/claims')).json()).toMatchObject({
      email: 'dq-lead@console.test',
      iss: server.config.oidc.issuer,
      aud: 'console',
    });
  });

  test.each([[{}], [{ authorization: 'Bearer nonsense' }]])(
    'userinfo with %j: 401',
    async (headers: Record<string, string>) => {
      const response = await fetch(`${server.config.oidc.endpoints.userinfo}`, { headers });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toContain('invalid_token');
    },
  );

  test('access tokens are JWTs of five minutes for the API; the first sign-in stores the sub', async () => {
    const browser = await signedIn('scrape-lead@console.test');
    const token = cipherOf().decrypt(browser.jar.find('console-at')?.value ?? '') ?? '';
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({
      iss: server.config.oidc.issuer,
      aud: server.config.oidc.audience,
    });
    expect(claims.exp - claims.iat).toBe(300);
    await me(browser);
    const [row] = await database.db
      .select()
      .from(appUser)
      .where(eq(appUser.email, 'scrape-lead@console.test'));
    expect(row?.oidcSub).toBe(claims.sub);
  });
});

describe('who gets in', () => {
  test('archived: signed in, but 403 user_archived', async () => {
    const browser = await signedIn('archived@console.test');
    const response = await browser.fetch('/api/me');
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      code: 'user_archived',
      message: 'Your account has no access to this application.',
      'hydra:title': 'Access Denied',
    });
  });

  test('without a role: acts as ROLE_USER', async () => {
    const browser = await signedIn('no-role@console.test');
    expect((await browser.fetch('/api/me')).status).toBe(200);
    expect(
      (
        await browser.post(
          '/api/entities',
          { company_name: 'x' },
          { 'content-type': 'application/json' },
        )
      ).status,
    ).toBe(403);
  });

  test('removed while signed in: 403 user_not_provisioned', async () => {
    await database.db.insert(appUser).values({
      email: 'leaver@example.test',
      firstName: 'Lea',
      lastName: 'Ver',
      roles: ['ROLE_USER'],
    });
    const browser = await signedIn('leaver@example.test');
    expect((await browser.fetch('/api/me')).status).toBe(200);
    await database.db.delete(appUser).where(eq(appUser.email, 'leaver@example.test'));
    expect(await (await browser.fetch('/api/me')).json()).toMatchObject({
      status: 403,
      code: 'user_not_provisioned',
    });
  });

  test('nobody: 401', async () => {
    const response = await newBrowser().fetch('/api/me');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      code: 'unauthorized_request',
      message: 'Access denied due to missing or invalid credentials',
    });
  });

  test('a tampered access cookie: 401', async () => {
    const browser = await signedIn('admin@console.test');
    const cookie = browser.jar.find('console-at');
    if (cookie) cookie.value = `A${cookie.value.slice(1, -2)}xx`;
    expect(await (await browser.fetch('/api/me')).json()).toMatchObject({
      status: 401,
      code: 'unauthorized_request',
    });
  });

  test('A-AUT-016: an expired access token is 401 token_expired, and a refresh makes the same request succeed', async () => {
    const browser = await signedIn('admin@console.test');
    const [row] = await database.db
      .select()
      .from(appSetting)
      .where(eq(appSetting.key, 'dev_idp_jwks'));
    const {
      keys: [jwk],
    } = v.parse(
      v.object({ keys: v.tuple([v.looseObject({ kty: v.string(), kid: v.string() })]) }),
      row?.value,
    );
    const past = Math.floor(Date.now() / 1000) - 60;
    const expired = await new SignJWT({
      sub: 'admin@console.test',
      iss: server.config.oidc.issuer,
      aud: server.config.oidc.audience,
      iat: past - 300,
      exp: past,
    })
      .setProtectedHeader({ alg: 'RS256', kid: jwk.kid, typ: 'at+jwt' })
      .sign(await importJWK(jwk, 'RS256'));
    const cookie = browser.jar.find('console-at');
    if (cookie) cookie.value = cipherOf().encrypt(expired);
    const response = await browser.fetch('/api/me');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      code: 'token_expired',
      message: 'The access token has expired',
    });
    expect((await browser.fetch('/oauth-agent/userInfo')).status).toBe(401);
    expect((await browser.post('/oauth-agent/refresh')).status).toBe(204);
    expect((await browser.fetch('/api/me')).status).toBe(200);
  });
});

describe('a request that changes something', () => {
  const save = (browser: Browser, headers: Record<string, string>) =>
    browser.post(
      '/api/entities/search_by_url',
      { url: 'https://example.test' },
      { 'content-type': 'application/json', ...headers },
    );

  test('passes with CSRF and Origin', async () => {
    expect((await save(await signedIn('admin@console.test'), {})).status).not.toBe(401);
  });

  test.each([
    ['no CSRF header', { 'x-console-csrf': '' }],
    ['a wrong CSRF header', { 'x-console-csrf': 'wrong' }],
    ['a foreign origin', { origin: 'https://evil.test' }],
    ['no origin', { origin: '' }],
    ['a cross-site fetch', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ])('with %s: 401 unauthorized_request', async (_name, headers) => {
    const response = await save(await signedIn('admin@console.test'), headers);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'unauthorized_request' });
  });

  test('a GET needs neither', async () => {
    expect(
      (
        await (
          await signedIn('admin@console.test')
        ).fetch('/api/me', { headers: { 'x-console-csrf': '', origin: 'https://evil.test' } })
      ).status,
    ).toBe(200);
  });

  test('Bearer instead of the cookie needs neither', async () => {
    const browser = await signedIn('admin@console.test');
    const token = cipherOf().decrypt(browser.jar.find('console-at')?.value ?? '');
    browser.jar.cookies = [];
    const headers = { authorization: `Bearer ${token}`, origin: '', 'x-console-csrf': '' };
    expect((await browser.fetch('/api/me', { headers })).status).toBe(200);
    expect((await save(browser, headers)).status).not.toBe(401);
  });
});

describe('refresh, restart and logout', () => {
  test('two refreshes at once, and a late one with the old cookie: nobody is signed out', async () => {
    const browser = await signedIn('admin@console.test');
    const [other, late] = [browser.clone(), browser.clone()];
    const statuses = await Promise.all([
      browser.post('/oauth-agent/refresh'),
      other.post('/oauth-agent/refresh'),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([204, 204]);
    expect((await late.post('/oauth-agent/refresh')).status).toBe(204);
    for (const tab of [browser, other, late]) expect((await tab.fetch('/api/me')).status).toBe(200);
    expect((await late.post('/oauth-agent/refresh')).status).toBe(204);
  });

  test('a refresh token that was rotated long ago ends the session: it was stolen', async () => {
    const browser = await signedIn('admin@console.test');
    const thief = browser.clone();
    await browser.post('/oauth-agent/refresh');
    await database.db.delete(refreshReuse);
    expect((await thief.post('/oauth-agent/refresh')).status).toBe(401);
    expect((await browser.post('/oauth-agent/refresh')).status).toBe(401);
    expect(browser.jar.find('console-at')).toBeUndefined();
  });

  test('A-AUT-013: logout goes through the identity provider without a question, back to the console, and kills the refresh token', async () => {
    const browser = await signedIn('dq@console.test');
    const before = browser.clone();
    const { url } = await jsonOf(await browser.post('/oauth-agent/logout'));
    const question = await browser.open(String(url));
    expect(question.text).toContain('document.forms[0].submit();');
    const hash = /sha256-[^']+/.exec(
      question.response.headers.get('content-security-policy') ?? '',
    );
    expect(hash).not.toBeNull();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(question.text)?.[1] ?? '';
    const back = await browser.open('/dev-idp/session/end/confirm', { xsrf, logout: 'yes' });
    expect(back.url.href).toBe(`${server.config.publicOrigin}/`);
    expect(browser.jar.cookies.filter(({ name }) => name.startsWith('console-'))).toEqual([]);
    expect(await (await before.post('/oauth-agent/refresh')).json()).toMatchObject({
      code: 'session_expired',
    });
    const again = await browser.open(await browser.startLogin());
    expect(again.text).toContain('Choose a user');
  });

  test('a logout that names nobody asks first', async () => {
    const browser = await signedIn('dq@console.test');
    const page = await browser.open('/dev-idp/session/end');
    expect(page.text).toContain('<strong>Sign out</strong>');
    expect(page.text).not.toContain('document.forms');
  });

  test('a restart signs nobody out: the session, the refresh and the sign-in without a page go on', async () => {
    const browser = await signedIn('scraper@console.test');
    const late = browser.clone();
    await browser.post('/oauth-agent/refresh');
    await server.stop();
    server = await startTestServer(database, { PORT: String(server.config.port) });
    // A browser repeats a request on a connection that the former server closed; fetch does not.
    await browser.fetch('/healthz').catch(() => undefined);
    expect((await browser.fetch('/api/me')).status).toBe(200);
    expect((await late.post('/oauth-agent/refresh')).status).toBe(204);
    expect((await browser.post('/oauth-agent/refresh')).status).toBe(204);
    expect((await browser.open(await browser.startLogin())).url.pathname).toBe('/auth-callback');
  });

  test('what has expired at the identity provider is removed at the next start', async () => {
    await database.db
      .insert(idpPayload)
      .values({ model: 'Session', id: 'old', payload: {}, expiresAt: new Date(0) });
    await server.stop();
    server = await startTestServer(database, { PORT: String(server.config.port) });
    expect(await database.db.select().from(idpPayload).where(eq(idpPayload.id, 'old'))).toEqual([]);
  });
});
