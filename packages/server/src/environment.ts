import { isTimeZone, readDueTimes } from '@console/api/company-queues/due';
import * as v from 'valibot';

const variable = (name: string, sentence: string) => `${name} ${sentence}`;
const text = v.optional(v.pipe(v.string(), v.trim(), v.minLength(1)));
const whole = (name: string, fallback: number, max = 2_147_483_647) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{1,10}$/, variable(name, 'has to be a whole number.')),
      v.transform(Number),
      v.maxValue(max, variable(name, `may be at most ${max}.`)),
    ),
    String(fallback),
  );
const wholeFrom1 = (name: string, fallback: number, max: number) =>
  v.pipe(whole(name, fallback, max), v.minValue(1, variable(name, 'has to be at least 1.')));
const flag = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.toLowerCase(),
      v.picklist(['true', 'false', '1', '0'], variable(name, 'has to be "true" or "false".')),
      v.transform((value) => value === 'true' || value === '1'),
    ),
  );
const choice = <const T extends readonly string[]>(name: string, options: T, fallback: T[number]) =>
  v.optional(
    v.picklist(options, variable(name, `has to be one of ${options.join(', ')}.`)),
    fallback,
  );
const isOrigin = (value: string) =>
  URL.canParse(value) &&
  /^https?:$/.test(new URL(value).protocol) &&
  new URL(value).origin === value;
const isWebAddress = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const origin = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((value) => value.replace(/\/$/, '')),
      v.check(
        isOrigin,
        variable(name, 'has to be an origin such as https://console.example.com, without a path.'),
      ),
    ),
  );
const address = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(isWebAddress, variable(name, 'has to be an absolute http or https address.')),
    ),
  );
const path = (name: string, fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^(\/[\w.-]+)+$/,
        variable(name, 'has to be a path such as /api, without a slash at its end.'),
      ),
    ),
    fallback,
  );
const key = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^[0-9a-f]{64}$/i,
        variable(name, 'has to be 32 bytes as 64 hexadecimal characters (openssl rand -hex 32).'),
      ),
    ),
  );

/**
 * Reads all environment variables. Each has its default, its form and its error message. They are
 * explained in the [deployment guide](../../../docs/deployment.md#all-settings).
 */
export const environmentSchema = v.object({
  NODE_ENV: choice('NODE_ENV', ['development', 'test', 'production'], 'development'),
  PORT: whole('PORT', 4000, 65_535),
  HOST: v.optional(v.pipe(v.string(), v.trim()), '127.0.0.1'),
  PUBLIC_ORIGIN: origin('PUBLIC_ORIGIN'),
  API_BASE_PATH: path('API_BASE_PATH', '/api'),
  AGENT_BASE_PATH: path('AGENT_BASE_PATH', '/oauth-agent'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^postgres(ql)?:\/\//,
        variable('DATABASE_URL', 'has to start with postgres:// or postgresql://.'),
      ),
    ),
  ),
  PGLITE_DIR: v.optional(v.pipe(v.string(), v.trim()), './.data/pglite'),
  DB_POOL_MAX: whole('DB_POOL_MAX', 10, 1000),
  STATEMENT_TIMEOUT_MS: whole('STATEMENT_TIMEOUT_MS', 15_000),
  MIGRATE_ON_START: flag('MIGRATE_ON_START'),
  SEED: whole('SEED', 1),
  SEED_PROFILE: choice('SEED_PROFILE', ['none', 'small', 'medium', 'large'], 'small'),
  TRUSTED_WEB_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) =>
        value
          .split(',')
          .map((part) => part.trim().replace(/\/$/, ''))
          .filter(Boolean),
      ),
      v.check(
        (origins) => origins.length > 0 && origins.every(isOrigin),
        variable('TRUSTED_WEB_ORIGINS', 'has to be a comma-separated list of origins.'),
      ),
    ),
  ),
  CORS_ENABLED: flag('CORS_ENABLED'),
  COOKIE_NAME_PREFIX: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^[\w-]{1,40}$/,
        variable('COOKIE_NAME_PREFIX', 'may hold letters, digits, _ and - only.'),
      ),
    ),
    'console',
  ),
  COOKIE_ENCRYPTION_KEY: key('COOKIE_ENCRYPTION_KEY'),
  COOKIE_ENCRYPTION_KEY_PREVIOUS: key('COOKIE_ENCRYPTION_KEY_PREVIOUS'),
  COOKIE_DOMAIN: text,
  COOKIE_BASE_PATH: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.startsWith('/', variable('COOKIE_BASE_PATH', 'has to start with a slash.')),
    ),
    '/',
  ),
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
  OIDC_REVOCATION_ENDPOINT: address('OIDC_REVOCATION_ENDPOINT'),
  OIDC_REDIRECT_URI: address('OIDC_REDIRECT_URI'),
  OIDC_POST_LOGOUT_REDIRECT_URI: address('OIDC_POST_LOGOUT_REDIRECT_URI'),
  OIDC_ID_TOKEN_CHECK: choice('OIDC_ID_TOKEN_CHECK', ['full', 'issuer_audience'], 'full'),
  OIDC_ROLES_CLAIM: text,
  OIDC_LOGOUT_SEND_ID_TOKEN_HINT: flag('OIDC_LOGOUT_SEND_ID_TOKEN_HINT'),
  DEV_IDP: flag('DEV_IDP'),
  DEV_IDP_ALLOW_REMOTE: flag('DEV_IDP_ALLOW_REMOTE'),
  TRUSTED_PROXIES: whole('TRUSTED_PROXIES', 0, 10),
  LOGIN_STARTS_PER_MINUTE: whole('LOGIN_STARTS_PER_MINUTE', 120),
  LOGIN_FAILURES_PER_MINUTE: whole('LOGIN_FAILURES_PER_MINUTE', 30),
  LEGACY_STANDIN: flag('LEGACY_STANDIN'),
  LEGACY_STANDIN_ALLOW_REMOTE: flag('LEGACY_STANDIN_ALLOW_REMOTE'),
  LEGACY_BASE_URL: v.optional(v.pipe(v.string(), v.trim()), '/legacy'),
  LEGACY_TEST_PATH: path('LEGACY_TEST_PATH', '/admin/external_code_test'),
  LEGACY_POPUP_PATH: path('LEGACY_POPUP_PATH', '/admin/scrape_command'),
  LEGACY_FRAME_PATH: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.startsWith('/', variable('LEGACY_FRAME_PATH', 'has to start with a slash.')),
    ),
    '/admin/',
  ),
  STUCK_AFTER_HOURS: whole('STUCK_AFTER_HOURS', 24, 100_000),
  DUE_TIMES: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.toLowerCase().replaceAll(/\s/g, '')),
      v.check(
        (value) => readDueTimes(value) !== undefined,
        variable(
          'DUE_TIMES',
          'has to be five times, one for each priority from 1 to 5, such as 4h,24h,day,48h,week: 1 to 8760 hours, or the end of the day or week.',
        ),
      ),
    ),
    '4h,24h,day,48h,week',
  ),
  TIME_ZONE: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        isTimeZone,
        variable('TIME_ZONE', 'has to be a time zone such as Europe/Berlin or UTC.'),
      ),
    ),
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  ),
  STALLED_AFTER_DAYS: wholeFrom1('STALLED_AFTER_DAYS', 3, 3650),
  EXPORT_MAX_ROWS: whole('EXPORT_MAX_ROWS', 1_000_000),
  MAX_BODY_BYTES: whole('MAX_BODY_BYTES', 4_194_304),
  LOG_LEVEL: choice(
    'LOG_LEVEL',
    ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
    'info',
  ),
  CONSOLE_DIR: text,
});
export type Environment = v.InferOutput<typeof environmentSchema>;
