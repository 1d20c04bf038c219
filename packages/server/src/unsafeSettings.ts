import { deflateRawSync } from 'node:zlib';
import type { Environment } from './environment.ts';

/** The parts of the configuration that are checked. */
type Settings = {
  isProduction: boolean;
  publicOrigin: string;
  databaseUrl?: string;
  devIdp: boolean;
  devIdpAllowRemote: boolean;
  cookies: { prefix: string; isSecure: boolean };
  oidc: {
    issuer: string;
    clientSecret?: string;
    idTokenCheck: string;
    endpoints: { introspection?: string };
  };
};

/**
 * Checks the names of the cookies, because browsers silently drop a cookie that does not keep the
 * promise of its name. Yields one sentence per broken promise.
 */
function* brokenCookieNames({ cookies: { prefix, isSecure } }: Settings): Generator<string> {
  const name = `${prefix}-`;
  if (/^__host-/i.test(name))
    yield 'COOKIE_NAME_PREFIX may not begin with __Host-: browsers take such cookies for the path / only, ours have narrower ones.';
  if (/^__secure-/i.test(name) && !isSecure)
    yield 'COOKIE_NAME_PREFIX may begin with __Secure- only where cookies are secure: an https PUBLIC_ORIGIN or COOKIE_SECURE=true.';
}

/**
 * Checks HOST, at which the server calls the development identity provider. That answers loopback
 * connections only, so HOST has to be a loopback address or stand for all addresses.
 */
function* unreachableDevIdp(env: Environment, { devIdp, devIdpAllowRemote }: Settings) {
  const hosts = /^(127(\.\d{1,3}){3}|localhost|::1|0\.0\.0\.0|::|)$/;
  if (devIdp && !devIdpAllowRemote && !hosts.test(env.HOST))
    yield `HOST is ${env.HOST}, and the development identity provider answers loopback connections only: set HOST to 127.0.0.1 or 0.0.0.0, or DEV_IDP_ALLOW_REMOTE=true.`;
}

/**
 * Whether a key has a pattern: a repeated word, few different bytes, or a sequence. Random bytes
 * cannot be compressed, and neither can the differences between them.
 */
function isPatterned(hexKey: string): boolean {
  const text = hexKey.toLowerCase();
  const repeats = Array.from({ length: 32 }, (_, index) => index + 1).some((period) =>
    text.startsWith(text.slice(period)),
  );
  const bytes = Buffer.from(text, 'hex');
  const steps = bytes.map((byte, index) => byte - (bytes[index - 1] ?? 0));
  return (
    repeats ||
    [bytes, steps].some((data) => deflateRawSync(data, { level: 9 }).length < data.length)
  );
}

function* weakKeys(env: Environment): Generator<string> {
  if (env.COOKIE_ENCRYPTION_KEY === undefined)
    yield 'COOKIE_ENCRYPTION_KEY is missing: create one with openssl rand -hex 32.';
  for (const name of ['COOKIE_ENCRYPTION_KEY', 'COOKIE_ENCRYPTION_KEY_PREVIOUS'] as const) {
    const key = env[name];
    if (key !== undefined && isPatterned(key))
      yield `${name} is no random key: create one with openssl rand -hex 32.`;
  }
}

const httpsVariables = [
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
] as const;

/**
 * Finds addresses without https. Tokens and sessions go to these addresses, so production needs
 * https, even on loopback.
 */
function* plainAddresses(env: Environment): Generator<string> {
  for (const name of httpsVariables)
    if (/^\s*http:/i.test(env[name] ?? ''))
      yield `${name} has to be an https address in production.`;
}

/**
 * Yields a sentence, with the name of its variable, for each setting that keeps the server from
 * starting.
 */
export function* unsafeSettings(env: Environment, config: Settings): Generator<string> {
  if (config.oidc.issuer === '')
    yield 'OIDC_ISSUER is missing: name the identity provider that signs people in, or set DEV_IDP=true for development.';
  if (config.devIdp && env.OIDC_ISSUER !== undefined && env.OIDC_ISSUER !== config.oidc.issuer)
    yield 'OIDC_ISSUER names another identity provider while DEV_IDP is true: leave one of the two out.';
  yield* brokenCookieNames(config);
  yield* unreachableDevIdp(env, config);
  if (!config.isProduction) return;
  if (config.devIdp) yield 'DEV_IDP is refused in production: anybody could sign in as anybody.';
  if (env.PUBLIC_ORIGIN === undefined)
    yield 'PUBLIC_ORIGIN is missing: in production it has to be the https origin that people open.';
  else if (!config.publicOrigin.startsWith('https:'))
    yield 'PUBLIC_ORIGIN has to be an https origin in production.';
  if (env.TRUSTED_WEB_ORIGINS?.some((value) => !value.startsWith('https:')))
    yield 'TRUSTED_WEB_ORIGINS may hold only https origins in production.';
  yield* plainAddresses(env);
  yield* weakKeys(env);
  if (!config.cookies.isSecure) yield 'COOKIE_SECURE may not be false in production.';
  if (config.oidc.idTokenCheck !== 'full')
    yield 'OIDC_ID_TOKEN_CHECK has to be full in production.';
  if (env.OIDC_CLIENT_ID === undefined)
    yield 'OIDC_CLIENT_ID is missing: the identity provider has given one to this client.';
  if (config.oidc.clientSecret === undefined)
    yield 'OIDC_CLIENT_SECRET is missing: the identity provider has given one to this client.';
  if (env.OIDC_AUDIENCE === undefined && config.oidc.endpoints.introspection === undefined)
    yield 'OIDC_AUDIENCE is missing: without it an access token made for another application would be accepted.';
  if (config.databaseUrl === undefined)
    yield 'DATABASE_URL is missing: production runs on PostgreSQL.';
}
