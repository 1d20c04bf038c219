import type { Context } from 'hono';
import type { Config } from '../config.ts';

type OriginConfig = Pick<Config, 'trustedWebOrigins' | 'corsEnabled'>;

/**
 * Whether an unsafe request comes from a trusted page. Its `Origin` header decides or, without one,
 * `Sec-Fetch-Site`.
 */
export function isFromTrustedPage(c: Context, config: OriginConfig): boolean {
  const origin = c.req.header('origin');
  if (origin !== undefined) return config.trustedWebOrigins.includes(origin);
  const site = c.req.header('sec-fetch-site');
  return site === 'same-origin' || (site === 'same-site' && config.corsEnabled);
}

/** Whether a GET may be answered. Browsers send no `Origin` with a GET to the same origin. */
export function mayReadFromPage(c: Context, config: OriginConfig): boolean {
  const origin = c.req.header('origin');
  return origin === undefined ? !config.corsEnabled : config.trustedWebOrigins.includes(origin);
}

const methods = 'GET,HEAD,POST,PUT,PATCH,DELETE,OPTIONS';
/** The console needs `Date` to notice that the clock of its browser is wrong. */
const exposed =
  'Link, ETag, Location, Content-Disposition, X-Request-Id, X-Signed-In-User, Idempotency-Replayed, Date';

/** Adds the CORS headers for a trusted origin while CORS is on. */
export function addCorsHeaders(
  c: Context,
  config: OriginConfig & Pick<Config, 'csrfHeaderName'>,
): void {
  if (!config.corsEnabled) return;
  c.header('Vary', 'Origin', { append: true });
  const origin = c.req.header('origin');
  if (origin === undefined || !config.trustedWebOrigins.includes(origin)) return;
  c.header('Access-Control-Allow-Origin', origin);
  c.header('Access-Control-Allow-Credentials', 'true');
  c.header('Access-Control-Expose-Headers', exposed);
  if (c.req.method !== 'OPTIONS') return;
  c.header('Access-Control-Allow-Methods', methods);
  c.header(
    'Access-Control-Allow-Headers',
    `accept, content-type, if-match, if-none-match, idempotency-key, x-signed-in-user, ${config.csrfHeaderName}`,
  );
  c.header('Access-Control-Max-Age', '600');
}
