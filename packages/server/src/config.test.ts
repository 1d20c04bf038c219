import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { consoleConfig } from './consoleFiles.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://console.example.com',
  TRUSTED_WEB_ORIGINS: 'https://console.example.com',
  COOKIE_ENCRYPTION_KEY: '4e4636356d65563e4c73233847503e3b21436e6f7629724950526f4b5e2e4e50',
  DATABASE_URL: 'postgres://db/console',
  OIDC_ISSUER: 'https://login.example.com',
  OIDC_CLIENT_ID: 'console',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_AUDIENCE: 'https://api.example.com',
  LEGACY_BASE_URL: 'https://admin.example.com',
};

describe('defaults', () => {
  test('nothing set is a development server on port 4000 with its own identity provider', () => {
    expect(readConfig({})).toMatchObject({
      environment: 'development',
      port: 4000,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:4000',
      apiBasePath: '/api',
      agentBasePath: '/oauth-agent',
      databaseUrl: undefined,
      pgliteDir: './.data/pglite',
      dbPoolMax: 10,
      statementTimeoutMs: 15000,
      migrateOnStart: true,
      seed: 1,
      seedProfile: 'small',
      trustedWebOrigins: ['http://localhost:4000'],
      corsEnabled: false,
      csrfHeaderName: 'x-console-csrf',
      refreshReuseSeconds: 30,
      allowBearer: true,
      requireIfMatch: false,
      devIdp: true,
      stuckAfterHours: 24,
      exportMaxRows: 1_000_000,
      maxBodyBytes: 4_194_304,
      logLevel: 'info',
      cookies: { prefix: 'console', basePath: '/', isSecure: false, domain: undefined },
      oidc: {
        issuer: 'http://localhost:4000/dev-idp',
        redirectUri: 'http://localhost:4000/auth-callback',
        postLogoutRedirectUri: 'http://localhost:4000/',
        scope: 'openid profile email offline_access',
        idTokenCheck: 'full',
        sendIdTokenHint: true,
      },
      legacy: {
        standIn: true,
        baseUrl: '/legacy',
        testPath: '/admin/external_code_test',
        popupPath: '/admin/scrape_command',
        framePath: '/admin/',
      },
    });
  });

  test('PUBLIC_ORIGIN follows the port, and the addresses that the browser does not see stay on this machine', () => {
    const { publicOrigin, oidc } = readConfig({ PORT: '4321' });
    expect(publicOrigin).toBe('http://localhost:4321');
    expect(oidc.endpoints).toMatchObject({
      authorize: 'http://localhost:4321/dev-idp/auth',
      token: 'http://127.0.0.1:4321/dev-idp/token',
      jwks: 'http://127.0.0.1:4321/dev-idp/jwks',
    });
  });

  test('a cookie is Secure on https', () => {
    expect(readConfig({ PUBLIC_ORIGIN: 'https://console.test' }).cookies.isSecure).toBe(true);
  });

  test('naming an identity provider leaves our own out', () => {
    expect(readConfig({ OIDC_ISSUER: 'https://login.example.com' }).devIdp).toBe(false);
  });

  test('an empty variable counts as absent', () => {
    expect(readConfig({ PORT: '', PUBLIC_ORIGIN: ' ' }).publicOrigin).toBe('http://localhost:4000');
  });
});

describe('refusals name the variable', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PUBLIC_ORIGIN', 'console'],
    ['PUBLIC_ORIGIN', 'http://console.test/path'],
    ['API_BASE_PATH', 'api'],
    ['DATABASE_URL', 'mysql://x'],
    ['COOKIE_ENCRYPTION_KEY', 'short'],
    ['TRUSTED_WEB_ORIGINS', '*'],
    ['ALLOW_BEARER', 'maybe'],
    ['SEED_PROFILE', 'huge'],
    ['OIDC_ISSUER', 'login'],
    ['NODE_ENV', 'prod'],
    ['OIDC_ID_TOKEN_CHECK', 'none'],
    ['LOG_LEVEL', 'loud'],
    ['COOKIE_NAME_PREFIX', 'a;b'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  test.each([
    ['__Host-console', 'https://console.test'],
    ['__host-console', 'https://console.test'],
    ['__Host', 'https://console.test'],
    ['__Secure-console', 'http://localhost:4000'],
    ['__Secure', 'http://localhost:4000'],
  ])('COOKIE_NAME_PREFIX=%s on %s promises what its cookies do not keep', (prefix, origin) => {
    expect(() => readConfig({ COOKIE_NAME_PREFIX: prefix, PUBLIC_ORIGIN: origin })).toThrow(
      /^COOKIE_NAME_PREFIX may .*__(Host|Secure)-/,
    );
  });

  test('COOKIE_NAME_PREFIX=__Secure-console is taken on https', () => {
    const { cookies } = readConfig({
      COOKIE_NAME_PREFIX: '__Secure-console',
      PUBLIC_ORIGIN: 'https://console.test',
    });
    expect(cookies).toMatchObject({ prefix: '__Secure-console', isSecure: true });
  });

  test('production starts with safe settings', () => {
    const config = readConfig(production);
    expect(config).toMatchObject({
      isProduction: true,
      devIdp: false,
      seedProfile: 'none',
      cookies: { isSecure: true },
    });
  });

  test.each([
    ['DEV_IDP', { DEV_IDP: 'true', OIDC_ISSUER: undefined }],
    ['COOKIE_ENCRYPTION_KEY', { COOKIE_ENCRYPTION_KEY: undefined }],
    ...['0', 'abc', 'deadbeef', '0123456789abcdef', Buffer.from('password').toString('hex')].map(
      (word): [string, object] => [
        'COOKIE_ENCRYPTION_KEY',
        { COOKIE_ENCRYPTION_KEY: word.repeat(64).slice(0, 64) },
      ],
    ),
    [
      'COOKIE_ENCRYPTION_KEY',
      { COOKIE_ENCRYPTION_KEY: Buffer.from([...Array(32).keys()]).toString('hex') },
    ],
    [
      'COOKIE_ENCRYPTION_KEY',
      { COOKIE_ENCRYPTION_KEY: `${'abc'.repeat(20)}${randomBytes(2).toString('hex')}` },
    ],
    ['COOKIE_ENCRYPTION_KEY_PREVIOUS', { COOKIE_ENCRYPTION_KEY_PREVIOUS: 'ab'.repeat(32) }],
    ...[
      'OIDC_ISSUER',
      'OIDC_AUTHORIZE_ENDPOINT',
      'OIDC_TOKEN_ENDPOINT',
      'OIDC_USERINFO_ENDPOINT',
      'OIDC_END_SESSION_ENDPOINT',
      'OIDC_JWKS_URI',
      'OIDC_INTROSPECTION_ENDPOINT',
      'OIDC_REVOCATION_ENDPOINT',
      'OIDC_REDIRECT_URI',
      'OIDC_POST_LOGOUT_REDIRECT_URI',
      'LEGACY_BASE_URL',
    ].flatMap((name): [string, object][] => [
      [name, { [name]: 'http://other.example.com/x' }],
      [name, { [name]: 'http://127.0.0.1:8080' }],
    ]),
    ['COOKIE_SECURE', { COOKIE_SECURE: 'false' }],
    ['OIDC_ID_TOKEN_CHECK', { OIDC_ID_TOKEN_CHECK: 'issuer_audience' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://console.example.com' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: undefined }],
    ['TRUSTED_WEB_ORIGINS', { TRUSTED_WEB_ORIGINS: 'http://console.example.com' }],
    ['DATABASE_URL', { DATABASE_URL: undefined }],
    ['OIDC_ISSUER', { OIDC_ISSUER: undefined }],
    ['OIDC_CLIENT_ID', { OIDC_CLIENT_ID: undefined }],
    ['OIDC_CLIENT_SECRET', { OIDC_CLIENT_SECRET: undefined }],
    ['OIDC_AUDIENCE', { OIDC_AUDIENCE: undefined }],
  ])('production without a safe %s: %j', (name, change) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(name);
  });

  test('production takes any random key', () => {
    for (let times = 0; times < 2000; times += 1) {
      const key = randomBytes(32).toString('hex');
      expect(() => readConfig({ ...production, COOKIE_ENCRYPTION_KEY: key })).not.toThrow();
    }
  });

  test('development takes http on this machine and a simple key', () => {
    const { oidc } = readConfig({
      OIDC_ISSUER: 'http://127.0.0.1:8080',
      COOKIE_ENCRYPTION_KEY: '0'.repeat(64),
    });
    expect([oidc.issuer, oidc.requiresHttps]).toEqual(['http://127.0.0.1:8080', false]);
  });

  test('the development identity provider on an address of the network needs its option', () => {
    expect(() => readConfig({ HOST: '192.0.2.1' })).toThrow(
      /^HOST is 192\.0\.2\.1.*DEV_IDP_ALLOW_REMOTE/,
    );
    expect(readConfig({ HOST: '192.0.2.1', DEV_IDP_ALLOW_REMOTE: 'true' }).devIdp).toBe(true);
    expect(readConfig({ HOST: '0.0.0.0' }).devIdpAllowRemote).toBe(false);
  });
});

test.each([
  ['DUE_TIMES', '4h,24h,day'],
  ['DUE_TIMES', '0h,24h,day,48h,week'],
  ['DUE_TIMES', 'soon,24h,day,48h,week'],
  ['TIME_ZONE', 'Berlin'],
  ['TIME_ZONE', '+02:00'],
  ['STALLED_AFTER_DAYS', '0'],
  ['STALLED_AFTER_DAYS', 'three'],
])('%s=%s is refused in a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} (has to|may) .+\\.$`));
});

test('due times are read with blanks and capitals', () => {
  expect(readConfig({ DUE_TIMES: '1h, 2h, DAY, 3h, week' }).dueTimes).toBe('1h,2h,day,3h,week');
});

test('the configuration of the console holds its addresses and the name of the CSRF header', () => {
  expect(consoleConfig(readConfig({ COOKIE_NAME_PREFIX: 'example' }))).toEqual({
    apiBaseUrl: '/api',
    oauthAgentBaseUrl: '/oauth-agent',
    csrfHeaderName: 'x-example-csrf',
    legacyBaseUrl: '/legacy',
    legacyTestPath: '/admin/external_code_test',
    legacyPopupPath: '/admin/scrape_command',
    legacyFramePath: '/admin/',
    legacyTestBody: 'v1',
    appVersion: '1.0.44',
    dueTimes: '4h,24h,day,48h,week',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    stalledAfterDays: 3,
  });
});
