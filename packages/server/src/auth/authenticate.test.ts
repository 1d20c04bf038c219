import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { AppEnv } from '../context.ts';
import type { Database } from '../db/database.ts';
import { appUser } from '../db/schema/people.ts';
import { errorHandler } from '../http/errorHandler.ts';
import { createLog } from '../log.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { authenticate } from './authenticate.ts';
import { jsonOf } from './testing/browser.ts';
import { startFakeIdp, type FakeIdp } from './testing/fakeIdp.ts';
import { createVerifyAccessToken } from './tokenVerification.ts';

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
  idp.answers.delete('/userinfo');
  await database.db.delete(appUser);
  await database.db.insert(appUser).values([
    {
      email: 'Ada@example.test',
      firstName: 'Ada',
      lastName: 'Moreau',
      roles: ['ROLE_DQ', 'ROLE_ADMIN'],
    },
    {
      email: 'gone@example.test',
      firstName: 'Gone',
      lastName: 'Away',
      roles: ['ROLE_ADMIN'],
      archived: true,
      oidcSub: 'gone',
    },
  ]);
});

/** An API with one route, which answers with the authenticated user. */
function newApi(env: Record<string, string> = {}, { log = createLog('silent') } = {}) {
  const config = readConfig({ OIDC_ISSUER: idp.issuer, OIDC_AUDIENCE: 'api', ...env });
  const deps = { config, database, log };
  const app = new Hono<AppEnv>();
  app.onError(errorHandler(deps));
  app.use(authenticate({ ...deps, verifyAccessToken: createVerifyAccessToken(config.oidc) }));
  app.all('*', (c) => c.json(c.get('user')));
  return async (token: string, method = 'GET', headers: Record<string, string> = {}) => {
    const response = await app.request('/', {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    const person = response.headers.get('x-signed-in-user');
    return { status: response.status, body: await jsonOf(response), person };
  };
}

const accessToken = (claims: Record<string, unknown> = {}) =>
  idp.sign({ sub: 'ada', aud: 'api', ...claims });
const userByEmail = async (email: string) =>
  (await database.db.select().from(appUser).where(eq(appUser.email, email)))[0];

describe('access tokens by JWT', () => {
  test('good: the user is set, with the highest role; the sub is learned from the verified address', async () => {
    const { status, body } = await newApi()(
      await accessToken({ email: 'ada@EXAMPLE.test', email_verified: true }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email: 'Ada@example.test',
      first_name: 'Ada',
      last_name: 'Moreau',
      roles: ['ROLE_DQ', 'ROLE_ADMIN'],
      role: 'ROLE_ADMIN',
    });
    expect((await userByEmail('Ada@example.test'))?.oidcSub).toBe('ada');
  });

  const past = Math.floor(Date.now() / 1000) - 60;
  test.each([
    ['expired', { exp: past }, 'token_expired'],
    ['another issuer', { iss: 'https://evil.test' }, 'unauthorized_request'],
    ['another audience', { aud: 'other' }, 'unauthorized_request'],
    ['no exp', { exp: undefined }, 'unauthorized_request'],
    ['no sub', { sub: undefined }, 'unauthorized_request'],
    ['empty sub', { sub: '' }, 'unauthorized_request'],
  ])('%s: 401', async (_name, claims, code) => {
    expect(await newApi()(await accessToken(claims))).toMatchObject({
      status: 401,
      body: { code },
    });
  });

  test('signed by somebody else, or no JWT: 401', async () => {
    const forged = await idp.sign({ sub: 'ada', aud: 'api' }, { signedBy: 'somebody else' });
    for (const token of [
      forged,
      'nonsense',
      'a.b.c',
      `${forged.split('.').slice(0, 2).join('.')}.`,
    ])
      expect(await newApi()(token)).toMatchObject({
        status: 401,
        body: { code: 'unauthorized_request' },
      });
  });

  test('an unsigned token (alg none): 401', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${part({ alg: 'none' })}.${part({ sub: 'ada', aud: 'api', iss: idp.issuer, exp: past + 3600 })}.`;
    expect(await newApi()(token)).toMatchObject({ status: 401 });
  });

  test('the keys cannot be had: 503, and not a sign-out', async () => {
    expect(
      await newApi({ OIDC_JWKS_URI: 'http://127.0.0.1:1/jwks' })(await accessToken()),
    ).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });
});

describe('whom an answer is for', () => {
  const ada = () => accessToken({ email: 'ada@example.test', email_verified: true });

  test('every answer names the person, and one who is named in the request has to be signed in', async () => {
    const api = newApi();
    const { person } = await api(await ada());
    expect(person).toBe(String((await userByEmail('Ada@example.test'))?.id));
    const own = { 'x-signed-in-user': person ?? '' };
    expect(await api(await ada(), 'POST', own)).toMatchObject({ status: 200, person });
  });

  test.each(['0', 'nobody', ''])('a request for "%s" is refused', async (other) => {
    const { person, ...answer } = await newApi()(await ada(), 'POST', {
      'x-signed-in-user': other,
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'signed_in_as_other' } });
    expect(person).toBe(String((await userByEmail('Ada@example.test'))?.id));
  });
});

describe('from token to user', () => {
  test('nobody with this sub or address: 403 user_not_provisioned', async () => {
    expect(
      await newApi()(await accessToken({ email: 'new@example.test', email_verified: true })),
    ).toMatchObject({ status: 403, body: { code: 'user_not_provisioned' } });
    expect(await userByEmail('new@example.test')).toBeUndefined();
  });

  test('an address that is not verified proves nothing', async () => {
    expect(
      await newApi()(await accessToken({ email: 'ada@example.test', email_verified: false })),
    ).toMatchObject({ status: 403 });
    expect((await userByEmail('Ada@example.test'))?.oidcSub).toBeNull();
  });

  test('archived: 403 user_archived', async () => {
    expect(await newApi()(await accessToken({ sub: 'gone' }))).toMatchObject({
      status: 403,
      body: { code: 'user_archived' },
    });
  });

  test('a token without an address: userinfo is asked once', async () => {
    idp.answers.set('/userinfo', {
      status: 200,
      body: { sub: 'ada', email: 'ada@example.test', email_verified: 'true' },
    });
    const ask = newApi();
    expect((await ask(await accessToken())).status).toBe(200);
    expect((await ask(await accessToken())).status).toBe(200);
    expect(idp.countRequests('/userinfo')).toBe(1);
  });

  test('no role known here counts as ROLE_USER', async () => {
    await database.db.update(appUser).set({ roles: ['ROLE_EMPEROR'] });
    expect(
      (await newApi()(await accessToken({ email: 'ada@example.test', email_verified: true }))).body,
    ).toMatchObject({ role: 'ROLE_USER' });
  });
});

describe('a verified address whose row has another sub', () => {
  const claims = { sub: 'newcomer', email: 'gone@example.test', email_verified: true };

  test.each([
    ['with the stored roles', {}, {}],
    ['with OIDC_ROLES_CLAIM', { OIDC_ROLES_CLAIM: 'roles' }, { roles: ['ROLE_ADMIN'] }],
  ])(
    '%s: 403 identity_conflict, logged, and the row stays as it is',
    async (_how, env, more: Record<string, unknown>) => {
      const lines: string[] = [];
      const written = createLog('warn', {
        write: (line) => {
          lines.push(line);
        },
      });
      const before = await userByEmail('gone@example.test');
      const { status, body } = await newApi(env, { log: written })(
        await accessToken({ ...claims, ...more }),
      );
      expect([status, body.code, body['hydra:title']]).toEqual([
        403,
        'identity_conflict',
        'Access Denied',
      ]);
      expect(await userByEmail('gone@example.test')).toEqual(before);
      expect(lines.join('')).toContain('"tokenSub":"newcomer"');
    },
  );

  test('two first requests of one person claim a row without sub together', async () => {
    const token = await accessToken({ email: 'ada@example.test', email_verified: true });
    const api = newApi();
    const answers = await Promise.all([api(token), api(token), api(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('OIDC_ROLES_CLAIM', () => {
  test.each([
    ['roles', { roles: ['ROLE_DQ_LEAD', 'other'] }],
    ['realm_access.roles', { realm_access: { roles: ['ROLE_DQ_LEAD'] } }],
    ['https://console.test/roles', { 'https://console.test/roles': 'ROLE_DQ_LEAD' }],
  ])('%s: the roles of the token replace the stored ones', async (claim, claims) => {
    const ask = newApi({ OIDC_ROLES_CLAIM: claim });
    expect(
      (await ask(await accessToken({ email: 'ada@example.test', email_verified: true, ...claims })))
        .body,
    ).toMatchObject({ role: 'ROLE_DQ_LEAD', roles: ['ROLE_DQ_LEAD'] });
    expect((await userByEmail('Ada@example.test'))?.roles).toEqual(['ROLE_DQ_LEAD']);
    expect((await ask(await accessToken())).body).toMatchObject({ role: 'ROLE_USER', roles: [] });
  });

  test('unknown users are created, once however many requests come first', async () => {
    const ask = newApi({ OIDC_ROLES_CLAIM: 'roles' });
    const token = await accessToken({
      sub: 'new',
      email: 'new@example.test',
      given_name: 'Nora',
      family_name: 'Ek',
      roles: ['ROLE_SCRAPER'],
    });
    const answers = await Promise.all([ask(token), ask(token), ask(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body).toMatchObject({
      first_name: 'Nora',
      last_name: 'Ek',
      role: 'ROLE_SCRAPER',
    });
  });

  test('an unverified address does not take over the account that has it', async () => {
    const ask = newApi({ OIDC_ROLES_CLAIM: 'roles' });
    expect(
      await ask(
        await accessToken({ sub: 'thief', email: 'ada@example.test', roles: ['ROLE_ADMIN'] }),
      ),
    ).toMatchObject({ status: 403, body: { code: 'user_not_provisioned' } });
  });
});

describe('access tokens by introspection', () => {
  const env = () => ({
    OIDC_INTROSPECTION_ENDPOINT: `${idp.issuer}/introspect`,
    OIDC_CLIENT_ID: 'console',
    OIDC_CLIENT_SECRET: 'secret',
  });

  test('an active opaque token is good, and is not asked for again within 30 s', async () => {
    idp.answers.set('/introspect', {
      status: 200,
      body: { active: true, sub: 'ada', email: 'ada@example.test', email_verified: true },
    });
    const ask = newApi(env());
    expect((await ask('opaque')).status).toBe(200);
    expect((await ask('opaque')).status).toBe(200);
    expect(idp.countRequests('/introspect')).toBe(1);
    expect(Object.fromEntries(idp.requests[0]?.form ?? [])).toMatchObject({ token: 'opaque' });
    expect(idp.requests[0]?.headers.authorization).toMatch(/^Basic /);
    await ask('another');
    expect(idp.countRequests('/introspect')).toBe(2);
  });

  test('the answer is not used longer than the token lives', async () => {
    idp.answers.set('/introspect', {
      status: 200,
      body: {
        active: true,
        sub: 'ada',
        email: 'ada@example.test',
        email_verified: true,
        exp: Math.floor(Date.now() / 1000) - 1,
      },
    });
    const ask = newApi(env());
    await ask('opaque');
    await ask('opaque');
    expect(idp.countRequests('/introspect')).toBe(2);
  });

  test('not active: 401 token_expired; not reachable: 503', async () => {
    idp.answers.set('/introspect', { status: 200, body: { active: false } });
    expect(await newApi(env())('opaque')).toMatchObject({
      status: 401,
      body: { code: 'token_expired' },
    });
    idp.answers.set('/introspect', { status: 500, body: {} });
    expect(await newApi(env())('opaque')).toMatchObject({ status: 503 });
  });
});

test('ALLOW_BEARER=false: only the cookie counts', async () => {
  expect(
    await newApi({ ALLOW_BEARER: 'false' })(
      await accessToken({ email: 'ada@example.test', email_verified: true }),
    ),
  ).toMatchObject({ status: 401, body: { code: 'unauthorized_request' } });
});
