import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Config } from './config.ts';
import type { Encoding } from './http/compression.ts';

export const appVersion = '1.0.44';

type ConsoleSettings = Pick<
  Config,
  | 'apiBasePath'
  | 'agentBasePath'
  | 'csrfHeaderName'
  | 'legacy'
  | 'dueTimes'
  | 'timeZone'
  | 'stalledAfterDays'
>;

/** The configuration of the console. It is the body of `/config.json` and the JSON inside the page. */
export const consoleConfig = ({
  apiBasePath,
  agentBasePath,
  csrfHeaderName,
  legacy,
  dueTimes,
  timeZone,
  stalledAfterDays,
}: ConsoleSettings) => ({
  apiBaseUrl: apiBasePath,
  oauthAgentBaseUrl: agentBasePath,
  csrfHeaderName,
  legacyBaseUrl: legacy.baseUrl,
  legacyTestPath: legacy.testPath,
  legacyPopupPath: legacy.popupPath,
  legacyFramePath: legacy.framePath,
  legacyTestBody: 'v1',
  appVersion,
  dueTimes,
  timeZone,
  stalledAfterDays,
});

/**
 * One file of the built console. `encoded` has the paths of its compressed forms that the build has
 * made.
 */
export type ConsoleFile = {
  path: string;
  type: string;
  isImmutable: boolean;
  encoded: Partial<Record<Encoding, string>>;
};

export type ConsolePage = { body: Record<Encoding | 'identity', Buffer>; etag: string };

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

/**
 * Lists the files of a folder by URL path. Only listed files are served, so no path can lead out of
 * the folder.
 */
export function listConsoleFiles(folder: string): Map<string, ConsoleFile> {
  const files = new Map<string, ConsoleFile>();
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];
  const paths = new Set(
    names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const path of paths) {
    const url = path.slice(folder.length).replaceAll('\\', '/');
    const type = types[extname(path)];
    if (type === undefined || url.split('/').some((part) => part.startsWith('.'))) continue;
    files.set(url, {
      path,
      type,
      isImmutable: url.startsWith('/assets/'),
      encoded: {
        ...(paths.has(`${path}.br`) ? { br: `${path}.br` } : {}),
        ...(paths.has(`${path}.gz`) ? { gzip: `${path}.gz` } : {}),
      },
    });
  }
  return files;
}

/** Writes JSON for a script element. Nothing in it can end the element. */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const placeholder = /(<script\b[^>]*\bid="console-config"[^>]*>)[^<]*(<\/script>)/;

/**
 * A pattern for the pathnames of a page, the scripts that its first frame needs, and the scripts
 * that come later.
 */
type PageScripts = readonly [pattern: string, first: readonly string[], later: readonly string[]];

/**
 * Reads what the build says about the scripts of pages. The list is empty for a build without that
 * file.
 */
async function readPageScripts(folder: string): Promise<readonly PageScripts[]> {
  const file = join(folder, '.vite', 'pages.json');
  if (!existsSync(file)) return [];
  const pages: readonly PageScripts[] = JSON.parse(await readFile(file, 'utf8'));
  return pages;
}

const preload = (script: string) => `<link rel="modulepreload" crossorigin href="${script}">`;
/** The low priority lets the other scripts use the connection first. */
const preloadLater = (script: string) =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="${script}">`;

async function compressPage(text: string): Promise<ConsolePage> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity),
  ]);
  return {
    body: { identity, br, gzip: zipped },
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
  };
}

/**
 * Reads the page of the console and inserts the configuration. The page of each address names the
 * scripts with which it starts, so that the browser fetches them together with those of the entry.
 *
 * @param folder the folder of the built console
 * @returns the page of a pathname. Every kind of page is compressed once
 */
export async function readConsolePages(
  folder: string,
  config: unknown,
): Promise<(pathname: string) => Promise<ConsolePage>> {
  const [source, pages] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readPageScripts(folder),
  ]);
  const configured = source.replace(
    placeholder,
    (_all, open: string, close: string) => open + inertJson(config) + close,
  );
  const linksOf = pages.map(([pattern, first, later]) => ({
    pattern: new RegExp(pattern),
    links: [...first.map(preload), ...later.map(preloadLater)].join(''),
  }));
  const compressed = new Map<string, Promise<ConsolePage>>();
  return (pathname) => {
    const links = linksOf.find(({ pattern }) => pattern.test(pathname))?.links ?? '';
    const page =
      compressed.get(links) ?? compressPage(configured.replace('</head>', () => `${links}</head>`));
    compressed.set(links, page);
    return page;
  };
}
