import * as v from 'valibot';

/** The environment does not describe a server that may start; the message names every variable at fault, one per line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const variable = (name: string, sentence: string) => `${name} ${sentence}`;
const text = v.optional(v.pipe(v.string(), v.trim(), v.minLength(1)));
const whole = (name: string, fallback: number, max = 2_147_483_647) =>
  v.optional(v.pipe(
    v.string(), v.trim(), v.regex(/^\d{1,10}$/, variable(name, 'has to be a whole number.')), v.transform(Number),
    v.maxValue(max, variable(name, `may be at most ${max}.`)),
  ), String(fallback));
const flag = (name: string) =>
  v.optional(v.pipe(
    v.string(), v.trim(), v.toLowerCase(),
    v.picklist(['true', 'false', '1', '0'], variable(name, 'has to be "true" or "false".')), v.transform((value) => value === 'true' || value === '1'),
  ));
const choice = <const T extends readonly string[]>(name: string, options: T, fallback: T[number]) =>
  v.optional(v.picklist(options, variable(name, `has to be one of ${options.join(', ')}.`)), fallback);
const isOrigin = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const origin = (name: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.transform((value) => value.replace(/\/$/, '')),
    v.check(isOrigin, variable(name, 'has to be an origin such as https://console.example.com, without a path.'))));
const address = (name: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.check(isWebAddress, variable(name, 'has to be an absolute http or https address.'))));
const path = (name: string, fallback: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.regex(/^(\/[\w.-]+)+$/, variable(name, 'has to be a path such as /api, without a slash at its end.'))), fallback);
const key = (name: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[0-9a-f]{64}$/i, variable(name, 'has to be 32 bytes as 64 hexadecimal characters (openssl rand -hex 32).'))));

const environmentSchema = v.object({
  NODE_ENV: choice('NODE_ENV', ['development', 'test', 'production'], 'development'),
  PORT: whole('PORT', 4000, 65_535),
  HOST: v.optional(v.pipe(v.string(), v.trim()), '127.0.0.1'),
  PUBLIC_ORIGIN: origin('PUBLIC_ORIGIN'),
  API_BASE_PATH: path('API_BASE_PATH', '/api'),
  AGENT_BASE_PATH: path('AGENT_BASE_PATH', '/oauth-agent'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^postgres(ql)?:\/\//, variable('DATABASE_URL', 'has to start with postgres:// or postgresql://.')))),
  PGLITE_DIR: v.optional(v.pipe(v.string(), v.trim()), './.data/pglite'),
  DB_POOL_MAX: whole('DB_POOL_MAX', 10, 1000),
  STATEMENT_TIMEOUT_MS: whole('STATEMENT_TIMEOUT_MS', 15_000),
  MIGRATE_ON_START: flag('MIGRATE_ON_START'),
  SEED: whole('SEED', 1),
  SEED_PROFILE: choice('SEED_PROFILE', ['none', 'small', 'medium', 'large'], 'small'),
  TRUSTED_WEB_ORIGINS: v.optional(v.pipe(
    v.string(), v.transform((value) => value.split(',').map((part) => part.trim().replace(/\/$/, '')).filter(Boolean)),
    v.check((origins) => origins.length > 0 && origins.every(isOrigin), variable('TRUSTED_WEB_ORIGINS', 'has to be a comma-separated list of origins.')),
  )),
  CORS_ENABLED: flag('CORS_ENABLED'),
  COOKIE_NAME_PREFIX: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,40}$/, variable('COOKIE_NAME_PREFIX', 'may hold letters, digits, _ and - only.'))), 'console'),
  COOKIE_ENCRYPTION_KEY: key('COOKIE_ENCRYPTION_KEY'),
  COOKIE_ENCRYPTION_KEY_PREVIOUS: key('COOKIE_ENCRYPTION_KEY_PREVIOUS'),
  COOKIE_DOMAIN: text,
  COOKIE_BASE_PATH: v.optional(v.pipe(v.string(), v.trim(), v.startsWith('/', variable('COOKIE_BASE_PATH', 'has to start with a slash.'))), '/'),
  COOKIE_SECURE: flag('COOKIE_SECURE'),
  REFRESH_REUSE_SECONDS: whole('REFRESH_REUSE_SECONDS', 30, 3600),
  ALLOW_BEARER: flag('ALLOW_BEARER'),
  REQUIRE_IF_MATCH: flag('REQUIRE_IF_MATCH'),
  OIDC_ISSUER: address('OIDC_ISSUER'),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_SCOPE: v.optional(v.pipe(v.string(), v.trim()), 'openid profile email offline_access'),
  OIDC_AUDIENCE: text,
  OIDC_RESOURCE: text,
  OIDC_AUTHORIZE_ENDPOINT: address('OIDC_AUTHORIZE_ENDPOINT'),
  OIDC_TOKEN_ENDPOINT: address('OIDC_TOKEN_ENDPOINT'),
  OIDC_USERINFO_ENDPOINT: address('OIDC_USERINFO_ENDPOINT'),
  OIDC_END_SESSION_ENDPOINT: address('OIDC_END_SESSION_ENDPOINT'),
  OIDC_JWKS_URI: address('OIDC_JWKS_URI'),
  OIDC_INTROSPECTION_ENDPOINT: address('OIDC_INTROSPECTION_ENDPOINT'),
  OIDC_REDIRECT_URI: address('OIDC_REDIRECT_URI'),
  OIDC_POST_LOGOUT_REDIRECT_URI: address('OIDC_POST_LOGOUT_REDIRECT_URI'),
  OIDC_ID_TOKEN_CHECK: choice('OIDC_ID_TOKEN_CHECK', ['full', 'issuer_audience'], 'full'),
  OIDC_ROLES_CLAIM: text,
  OIDC_LOGOUT_SEND_ID_TOKEN_HINT: flag('OIDC_LOGOUT_SEND_ID_TOKEN_HINT'),
  DEV_IDP: flag('DEV_IDP'),
  LEGACY_STANDIN: flag('LEGACY_STANDIN'),
  LEGACY_BASE_URL: v.optional(v.pipe(v.string(), v.trim()), '/legacy'),
  LEGACY_TEST_PATH: path('LEGACY_TEST_PATH', '/admin/external_code_test'),
  LEGACY_POPUP_PATH: path('LEGACY_POPUP_PATH', '/admin/scrape_command'),
  LEGACY_FRAME_PATH: v.optional(v.pipe(v.string(), v.trim(), v.startsWith('/', variable('LEGACY_FRAME_PATH', 'has to start with a slash.'))), '/admin/'),
  STUCK_AFTER_HOURS: whole('STUCK_AFTER_HOURS', 24, 100_000),
  EXPORT_MAX_ROWS: whole('EXPORT_MAX_ROWS', 1_000_000),
  MAX_BODY_BYTES: whole('MAX_BODY_BYTES', 4_194_304),
  LOG_LEVEL: choice('LOG_LEVEL', ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'info'),
  CONSOLE_DIR: text,
});
type Environment = v.InferOutput<typeof environmentSchema>;

/** The addresses of the identity provider that are known without asking its discovery document. */
export type OidcEndpoints = {
  authorize?: string; token?: string; userinfo?: string; endSession?: string; jwks?: string; introspection?: string;
};

export type Config = ReturnType<typeof toConfig>;

const devIdpPath = '/dev-idp';

function oidcOf(env: Environment, publicOrigin: string, isDevIdp: boolean) {
  // The server is its own identity provider: what it asks itself does not go through a proxy that may stand in front of it.
  const self = `http://${['0.0.0.0', '::', ''].includes(env.HOST) ? '127.0.0.1' : env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}${devIdpPath}`;
  const issuer = isDevIdp ? `${publicOrigin}${devIdpPath}` : env.OIDC_ISSUER ?? '';
  const endpoints: OidcEndpoints = {
    authorize: env.OIDC_AUTHORIZE_ENDPOINT ?? (isDevIdp ? `${issuer}/auth` : undefined),
    token: env.OIDC_TOKEN_ENDPOINT ?? (isDevIdp ? `${self}/token` : undefined),
    userinfo: env.OIDC_USERINFO_ENDPOINT ?? (isDevIdp ? `${self}/userinfo` : undefined),
    endSession: env.OIDC_END_SESSION_ENDPOINT ?? (isDevIdp ? `${issuer}/session/end` : undefined),
    jwks: env.OIDC_JWKS_URI ?? (isDevIdp ? `${self}/jwks` : undefined),
    introspection: env.OIDC_INTROSPECTION_ENDPOINT,
  };
  return {
    issuer,
    clientId: env.OIDC_CLIENT_ID ?? 'console',
    clientSecret: env.OIDC_CLIENT_SECRET,
    scope: env.OIDC_SCOPE,
    audience: env.OIDC_AUDIENCE ?? `${publicOrigin}${env.API_BASE_PATH}`,
    resource: env.OIDC_RESOURCE,
    endpoints,
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
      /** 64 hexadecimal characters; absent only in development, where `auth/secrets.ts` keeps one in the database. */
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

function* unsafeSettings(env: Environment, config: Config): Generator<string> {
  if (config.oidc.issuer === '') yield 'OIDC_ISSUER is missing: name the identity provider that signs people in, or set DEV_IDP=true for development.';
  if (config.devIdp && env.OIDC_ISSUER !== undefined && env.OIDC_ISSUER !== config.oidc.issuer)
    yield 'OIDC_ISSUER names another identity provider while DEV_IDP is true: leave one of the two out.';
  if (!config.isProduction) return;
  if (config.devIdp) yield 'DEV_IDP is refused in production: anybody could sign in as anybody.';
  if (env.PUBLIC_ORIGIN === undefined) yield 'PUBLIC_ORIGIN is missing: in production it has to be the https origin that people open.';
  else if (!config.publicOrigin.startsWith('https:')) yield 'PUBLIC_ORIGIN has to be an https origin in production.';
  if (env.TRUSTED_WEB_ORIGINS?.some((value) => !value.startsWith('https:'))) yield 'TRUSTED_WEB_ORIGINS may hold only https origins in production.';
  if (config.cookies.encryptionKey === undefined) yield 'COOKIE_ENCRYPTION_KEY is missing: create one with openssl rand -hex 32.';
  else if (new Set(config.cookies.encryptionKey.toLowerCase()).size < 8) yield 'COOKIE_ENCRYPTION_KEY is no random key: create one with openssl rand -hex 32.';
  if (!config.cookies.isSecure) yield 'COOKIE_SECURE may not be false in production.';
  if (config.oidc.idTokenCheck !== 'full') yield 'OIDC_ID_TOKEN_CHECK has to be full in production.';
  if (env.OIDC_CLIENT_ID === undefined) yield 'OIDC_CLIENT_ID is missing: the identity provider has given one to this client.';
  if (config.oidc.clientSecret === undefined) yield 'OIDC_CLIENT_SECRET is missing: the identity provider has given one to this client.';
  if (env.OIDC_AUDIENCE === undefined && config.oidc.endpoints.introspection === undefined)
    yield 'OIDC_AUDIENCE is missing: without it an access token made for another application would be accepted.';
  if (config.databaseUrl === undefined) yield 'DATABASE_URL is missing: production runs on PostgreSQL.';
}

/**
 * Reads the configuration of section 12 of the contract. An empty variable counts as absent.
 * @throws ConfigError with one sentence per variable that is malformed or unsafe in production
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success) throw new ConfigError(parsed.issues.map((issue) => issue.message).join('\n'));
  const config = toConfig(parsed.output);
  const refusals = [...unsafeSettings(parsed.output, config)];
  if (refusals.length > 0) throw new ConfigError(refusals.join('\n'));
  return config;
}
