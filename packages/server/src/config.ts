import * as v from 'valibot';
import { environmentSchema, type Environment } from './environment.ts';

/**
 * The environment does not describe a server that may start; the message names every variable at
 * fault, one per line.
 */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The addresses of the identity provider that are known without asking its discovery document. */
export type OidcEndpoints = {
  authorize?: string;
  token?: string;
  userinfo?: string;
  endSession?: string;
  jwks?: string;
  introspection?: string;
  revocation?: string;
};

export type Config = ReturnType<typeof toConfig>;

const devIdpPath = '/dev-idp';

function oidcOf(env: Environment, publicOrigin: string, isDevIdp: boolean) {
  // The server is its own identity provider: what it asks itself does not go through a proxy that may stand in front of it.
  const self = `http://${['0.0.0.0', '::', ''].includes(env.HOST) ? '127.0.0.1' : env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}${devIdpPath}`;
  const issuer = isDevIdp ? `${publicOrigin}${devIdpPath}` : (env.OIDC_ISSUER ?? '');
  const endpoints: OidcEndpoints = {
    authorize: env.OIDC_AUTHORIZE_ENDPOINT ?? (isDevIdp ? `${issuer}/auth` : undefined),
    token: env.OIDC_TOKEN_ENDPOINT ?? (isDevIdp ? `${self}/token` : undefined),
    userinfo: env.OIDC_USERINFO_ENDPOINT ?? (isDevIdp ? `${self}/userinfo` : undefined),
    endSession: env.OIDC_END_SESSION_ENDPOINT ?? (isDevIdp ? `${issuer}/session/end` : undefined),
    jwks: env.OIDC_JWKS_URI ?? (isDevIdp ? `${self}/jwks` : undefined),
    introspection: env.OIDC_INTROSPECTION_ENDPOINT,
    revocation: env.OIDC_REVOCATION_ENDPOINT ?? (isDevIdp ? `${self}/token/revocation` : undefined),
  };
  return {
    issuer,
    clientId: env.OIDC_CLIENT_ID ?? 'console',
    clientSecret: env.OIDC_CLIENT_SECRET,
    scope: env.OIDC_SCOPE,
    audience: env.OIDC_AUDIENCE ?? `${publicOrigin}${env.API_BASE_PATH}`,
    resource: env.OIDC_RESOURCE,
    endpoints,
    requiresHttps: env.NODE_ENV === 'production',
    redirectUri: env.OIDC_REDIRECT_URI ?? `${publicOrigin}/auth-callback`,
    postLogoutRedirectUri: env.OIDC_POST_LOGOUT_REDIRECT_URI ?? `${publicOrigin}/`,
    idTokenCheck: env.OIDC_ID_TOKEN_CHECK,
    rolesClaim: env.OIDC_ROLES_CLAIM,
    sendIdTokenHint: env.OIDC_LOGOUT_SEND_ID_TOKEN_HINT ?? true,
  };
}

function toConfig(env: Environment) {
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  const isProduction = env.NODE_ENV === 'production';
  // Naming a real identity provider is reason enough not to run our own beside it.
  const isDevIdp = env.DEV_IDP ?? (!isProduction && env.OIDC_ISSUER === undefined);
  return {
    environment: env.NODE_ENV,
    isProduction,
    port: env.PORT,
    host: env.HOST,
    publicOrigin,
    apiBasePath: env.API_BASE_PATH,
    agentBasePath: env.AGENT_BASE_PATH,
    databaseUrl: env.DATABASE_URL,
    pgliteDir: env.PGLITE_DIR,
    dbPoolMax: env.DB_POOL_MAX,
    statementTimeoutMs: env.STATEMENT_TIMEOUT_MS,
    migrateOnStart: env.MIGRATE_ON_START ?? true,
    seed: env.SEED,
    seedProfile: isProduction ? ('none' as const) : env.SEED_PROFILE,
    trustedWebOrigins: env.TRUSTED_WEB_ORIGINS ?? [publicOrigin],
    corsEnabled: env.CORS_ENABLED ?? false,
    /** The request header that carries the CSRF token (section 2.9). */
    csrfHeaderName: `x-${env.COOKIE_NAME_PREFIX.toLowerCase()}-csrf`,
    cookies: {
      prefix: env.COOKIE_NAME_PREFIX,
      /**
       * 64 hexadecimal characters; absent only in development, where `auth/secrets.ts` keeps one in
       * the database.
       */
      encryptionKey: env.COOKIE_ENCRYPTION_KEY,
      previousEncryptionKey: env.COOKIE_ENCRYPTION_KEY_PREVIOUS,
      domain: env.COOKIE_DOMAIN,
      basePath: env.COOKIE_BASE_PATH,
      isSecure: env.COOKIE_SECURE ?? publicOrigin.startsWith('https:'),
    },
    refreshReuseSeconds: env.REFRESH_REUSE_SECONDS,
    allowBearer: env.ALLOW_BEARER ?? true,
    requireIfMatch: env.REQUIRE_IF_MATCH ?? false,
    oidc: oidcOf(env, publicOrigin, isDevIdp),
    devIdp: isDevIdp,
    devIdpPath,
    legacy: {
      standIn: env.LEGACY_STANDIN ?? true,
      baseUrl: env.LEGACY_BASE_URL,
      testPath: env.LEGACY_TEST_PATH,
      popupPath: env.LEGACY_POPUP_PATH,
      framePath: env.LEGACY_FRAME_PATH,
    },
    stuckAfterHours: env.STUCK_AFTER_HOURS,
    exportMaxRows: env.EXPORT_MAX_ROWS,
    maxBodyBytes: env.MAX_BODY_BYTES,
    logLevel: env.LOG_LEVEL,
    consoleDir: env.CONSOLE_DIR,
  };
}

/**
 * What the name of a cookie promises to the browser, which drops a cookie that does not keep it
 * without a word.
 */
function* brokenCookieNames({ cookies: { prefix, isSecure } }: Config): Generator<string> {
  const name = `${prefix}-`;
  if (/^__host-/i.test(name))
    yield 'COOKIE_NAME_PREFIX may not begin with __Host-: browsers take such cookies for the path / only, ours have narrower ones.';
  if (/^__secure-/i.test(name) && !isSecure)
    yield 'COOKIE_NAME_PREFIX may begin with __Secure- only where cookies are secure: an https PUBLIC_ORIGIN or COOKIE_SECURE=true.';
}

function* unsafeSettings(env: Environment, config: Config): Generator<string> {
  if (config.oidc.issuer === '')
    yield 'OIDC_ISSUER is missing: name the identity provider that signs people in, or set DEV_IDP=true for development.';
  if (config.devIdp && env.OIDC_ISSUER !== undefined && env.OIDC_ISSUER !== config.oidc.issuer)
    yield 'OIDC_ISSUER names another identity provider while DEV_IDP is true: leave one of the two out.';
  yield* brokenCookieNames(config);
  if (!config.isProduction) return;
  if (config.devIdp) yield 'DEV_IDP is refused in production: anybody could sign in as anybody.';
  if (env.PUBLIC_ORIGIN === undefined)
    yield 'PUBLIC_ORIGIN is missing: in production it has to be the https origin that people open.';
  else if (!config.publicOrigin.startsWith('https:'))
    yield 'PUBLIC_ORIGIN has to be an https origin in production.';
  if (env.TRUSTED_WEB_ORIGINS?.some((value) => !value.startsWith('https:')))
    yield 'TRUSTED_WEB_ORIGINS may hold only https origins in production.';
  if (config.cookies.encryptionKey === undefined)
    yield 'COOKIE_ENCRYPTION_KEY is missing: create one with openssl rand -hex 32.';
  else if (new Set(config.cookies.encryptionKey.toLowerCase()).size < 8)
    yield 'COOKIE_ENCRYPTION_KEY is no random key: create one with openssl rand -hex 32.';
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

/**
 * Reads the configuration of section 12 of the contract. An empty variable counts as absent.
 *
 * @throws ConfigError with one sentence per variable that is malformed or unsafe in production
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success)
    throw new ConfigError(parsed.issues.map((issue) => issue.message).join('\n'));
  const config = toConfig(parsed.output);
  const refusals = [...unsafeSettings(parsed.output, config)];
  if (refusals.length > 0) throw new ConfigError(refusals.join('\n'));
  return config;
}
