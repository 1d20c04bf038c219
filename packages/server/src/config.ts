import * as v from 'valibot';
import { environmentSchema, type Environment } from './environment.ts';
import { unsafeSettings } from './unsafeSettings.ts';

/** An error in the configuration. The message has one line for each variable at fault. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The addresses of the identity provider, as configured or as found by discovery. */
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
  // Requests of the server to its own identity provider do not go through a proxy in front of it.
  const host = ['0.0.0.0', '::', ''].includes(env.HOST) ? '127.0.0.1' : env.HOST;
  const self = `http://${host.includes(':') ? `[${host}]` : host}:${env.PORT}${devIdpPath}`;
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
  // A configured issuer takes the place of the identity provider for development.
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
    /** The request header that carries the CSRF token. */
    csrfHeaderName: `x-${env.COOKIE_NAME_PREFIX.toLowerCase()}-csrf`,
    cookies: {
      prefix: env.COOKIE_NAME_PREFIX,
      /**
       * The key as 64 hexadecimal characters. In development `withSecrets` adds one from the
       * database.
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
    devIdpAllowRemote: env.DEV_IDP_ALLOW_REMOTE ?? false,
    legacy: {
      standIn: env.LEGACY_STANDIN ?? true,
      standInAllowRemote: env.LEGACY_STANDIN_ALLOW_REMOTE ?? false,
      baseUrl: env.LEGACY_BASE_URL,
      testPath: env.LEGACY_TEST_PATH,
      popupPath: env.LEGACY_POPUP_PATH,
      framePath: env.LEGACY_FRAME_PATH,
    },
    trustedProxies: env.TRUSTED_PROXIES,
    loginStartsPerMinute: env.LOGIN_STARTS_PER_MINUTE,
    loginFailuresPerMinute: env.LOGIN_FAILURES_PER_MINUTE,
    stuckAfterHours: env.STUCK_AFTER_HOURS,
    dueTimes: env.DUE_TIMES,
    timeZone: env.TIME_ZONE,
    stalledAfterDays: env.STALLED_AFTER_DAYS,
    exportMaxRows: env.EXPORT_MAX_ROWS,
    maxBodyBytes: env.MAX_BODY_BYTES,
    logLevel: env.LOG_LEVEL,
    consoleDir: env.CONSOLE_DIR,
  };
}

/**
 * Reads the [configuration](../../../docs/contract.md#configuration) from environment variables. An
 * empty variable counts as absent.
 *
 * @throws ConfigError with one sentence per variable that is malformed or unsafe in production
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = v.safeParse(environmentSchema, present);
  if (!parsed.success)
    throw new ConfigError(parsed.issues.map((issue) => issue.message).join('\n'));
  const config = toConfig(parsed.output);
  const refusals = [...unsafeSettings(parsed.output, config)];
  if (refusals.length > 0) throw new ConfigError(refusals.join('\n'));
  return config;
}
