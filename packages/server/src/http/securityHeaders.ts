import type { Config } from '../config.ts';

type PageConfig = Pick<Config, 'publicOrigin' | 'legacy'>;

/** The origin of an address, or nothing for a path on our own. */
const foreignOrigin = (address: string, publicOrigin: string): string[] => {
  const { origin } = new URL(address, publicOrigin);
  return origin === publicOrigin ? [] : [origin];
};

/** The headers of section 11 for the console's documents and files. */
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
    ...(publicOrigin.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy':
      'clipboard-write=(self), clipboard-read=(), camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Answers that are no documents, such as the agent's. */
export const dataHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'deny',
};

/**
 * The legacy stand-in's pages, which the console shows in a frame. @param scriptSource the hash of
 * a page's one script
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
