import { randomBytes } from 'node:crypto';
import { methodNotAllowed } from '@console/api/core/hydra/problem';
import type { Handler, Hono, MiddlewareHandler } from 'hono';
import { addCorsHeaders } from '../auth/origin.ts';
import type { Config } from '../config.ts';
import type { AppEnv, Deps } from '../context.ts';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes a ULID. It has 48 bits of milliseconds and then 80 random bits, so ids sort by time. */
export function createRequestId(now: number = Date.now()): string {
  let time = '';
  for (let rest = now, digits = 0; digits < 10; digits += 1, rest = Math.floor(rest / 32))
    time = letters.charAt(rest % 32) + time;
  return time + [...randomBytes(16)].map((byte) => letters.charAt(byte % 32)).join('');
}

/** Sets the id of a request and sends it with the answer. A well-formed id of a proxy is kept. */
export const requestId: MiddlewareHandler<AppEnv> = async (c, next) => {
  const sent = c.req.header('x-request-id');
  const id = sent !== undefined && /^[\w.-]{1,64}$/.test(sent) ? sent : createRequestId();
  c.set('requestId', id);
  await next();
  c.header('X-Request-Id', id);
};

/** The Strict-Transport-Security header of every answer of an https origin. */
export const transportSecurity = ({
  publicOrigin,
}: Pick<Config, 'publicOrigin'>): Readonly<Record<string, string>> =>
  publicOrigin.startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : {};

type PageConfig = Pick<Config, 'publicOrigin' | 'legacy'>;

/** The origin of an address. The list is empty for an address on the console's own origin. */
const foreignOrigin = (address: string, publicOrigin: string): string[] => {
  const { origin } = new URL(address, publicOrigin);
  return origin === publicOrigin ? [] : [origin];
};

/**
 * The security headers of the console's page and files
 * ([contract](../../../../docs/contract.md#headers)).
 */
export function consoleHeaders({
  publicOrigin,
  legacy,
}: PageConfig): Readonly<Record<string, string>> {
  const legacyOrigin = foreignOrigin(legacy.baseUrl, publicOrigin);
  const own = (...others: string[]) => ["'self'", ...others].join(' ');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self' data:",
    `connect-src ${own(...legacyOrigin)}`,
    `frame-src ${own(...legacyOrigin)}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy':
      'clipboard-write=(self), clipboard-read=(), camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** The security headers of answers that are not pages, such as JSON. */
export const dataHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'deny',
};

/** The headers with which answers of the API say where the documentation is and what they depend on. */
export const documentHeaders = ({
  publicOrigin,
  apiBasePath,
}: Pick<Config, 'publicOrigin' | 'apiBasePath'>) => ({
  Link: `<${publicOrigin}${apiBasePath}/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`,
  Vary: 'Accept, Accept-Encoding, Origin, Cookie',
});

/** Sets the headers of every answer of the API, errors included. */
export const apiHeaders =
  ({ config }: Pick<Deps, 'config'>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await next();
    addCorsHeaders(c, config);
    for (const [name, value] of Object.entries({ ...documentHeaders(config), ...dataHeaders }))
      c.header(name, value);
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  };

/** Mounts a read-only address outside the API. Its answers are neither sniffed nor cached. */
export function mountReadOnly(app: Hono<AppEnv>, path: string, handle: Handler<AppEnv>): void {
  app.use(path, async (c, next) => {
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.get(path, handle);
  app.all(path, (c) => {
    throw methodNotAllowed(c.req.method, c.req.path, 'GET, HEAD');
  });
}

/**
 * The headers of the legacy stand-in, whose pages the console shows in a frame.
 *
 * @param scriptSource the hash of the page's only script
 */
export const legacyHeaders = (
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
  scriptSource?: string,
): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ...(scriptSource ? [`script-src ${scriptSource}`] : []),
    "form-action 'self'",
    `frame-ancestors ${publicOrigin}`,
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
});
