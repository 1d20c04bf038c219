import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono, type Context } from 'hono';
import {
  consoleConfig,
  listConsoleFiles,
  readConsolePages,
  type ConsoleFile,
} from './consoleFiles.ts';
import type { Deps } from './context.ts';
import { packageRoot } from './db/packageRoot.ts';
import { preferredEncoding, type Encoding } from './http/compression.ts';
import { consoleHeaders } from './http/headers.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const immutable = 'public, max-age=31536000, immutable';

const encodings = ['br', 'gzip'] as const;

/** Whether a person opens an address, rather than a page that loads one of its files. */
const isNavigation = (c: Context) => {
  const destination = c.req.header('sec-fetch-dest');
  return (
    (c.req.header('accept') ?? '').includes('text/html') &&
    (destination === undefined || ['document', 'iframe', 'frame'].includes(destination))
  );
};

const isKnownTag = (c: Context, etag: string) =>
  (c.req.header('if-none-match') ?? '')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === etag);

/**
 * Serves the built console: its files, and its page for every other address that a person opens,
 * `/auth-callback` included. In development, a page that was opened under another loopback name is
 * redirected to PUBLIC_ORIGIN, because the cookies belong to that.
 */
export function createStatic({ config }: Pick<Deps, 'config'>): Hono {
  const folder = config.consoleDir ?? join(packageRoot, '..', 'app', 'dist');
  const files = listConsoleFiles(folder);
  const indexFile = files.get('/index.html');
  files.delete('/index.html');
  const headers = consoleHeaders(config);
  const publicUrl = new URL(config.publicOrigin);
  let pages: ReturnType<typeof readConsolePages> | undefined;

  function answer(
    c: Context,
    body: Buffer,
    encoding: Encoding | undefined,
    more: Record<string, string>,
  ) {
    for (const [name, value] of Object.entries({ ...headers, ...more, Vary: 'Accept-Encoding' }))
      c.header(name, value);
    if (encoding) c.header('Content-Encoding', encoding);
    if (more.ETag !== undefined && isKnownTag(c, more.ETag)) return c.body(null, 304);
    return c.body(new Uint8Array(body));
  }

  async function servePage(c: Context, index: ConsoleFile) {
    pages ??= readConsolePages(folder, consoleConfig(config)).catch((error: unknown) => {
      pages = undefined;
      throw error;
    });
    const pageOf = await pages;
    const { body, etag } = await pageOf(c.req.path);
    const encoding = preferredEncoding(c.req.header('accept-encoding'));
    return answer(c, body[encoding ?? 'identity'], encoding, {
      'Content-Type': index.type,
      'Cache-Control': 'no-cache',
      ETag: `"${etag}${encoding ? `-${encoding}` : ''}"`,
    });
  }

  async function serveFile(c: Context, file: ConsoleFile) {
    const encoding = preferredEncoding(
      c.req.header('accept-encoding'),
      encodings.filter((name) => file.encoded[name] !== undefined),
    );
    const body = await readFile((encoding && file.encoded[encoding]) ?? file.path).catch(
      () => undefined,
    );
    // A newer build may have removed the file since the process listed the folder.
    if (!body) return notFound(c);
    const caching: Record<string, string> = file.isImmutable
      ? { 'Cache-Control': immutable }
      : {
          'Cache-Control': 'no-cache',
          ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
        };
    return answer(c, body, encoding, { 'Content-Type': file.type, ...caching });
  }

  /**
   * The same address on PUBLIC_ORIGIN. A sign-in under another name would set the cookies for that
   * name.
   */
  function publicAddress(c: Context): string | undefined {
    const url = new URL(c.req.url);
    const isOther =
      loopback.has(publicUrl.hostname) &&
      loopback.has(url.hostname) &&
      url.hostname !== publicUrl.hostname;
    if (config.isProduction || !isOther) return undefined;
    return `${config.publicOrigin}${url.pathname}${url.search}`;
  }

  function notFound(c: Context) {
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    return c.text(
      indexFile
        ? 'Not Found'
        : 'The console is not built. Run "npm run build", or open the address that "npm run dev" prints.',
      404,
    );
  }

  const app = new Hono();
  app.get('*', (c) => {
    const path = decodePath(c.req.path);
    const file = files.get(path);
    if (file) return serveFile(c, file);
    const isAsset =
      path.startsWith('/assets/') ||
      /^\.(js|mjs|css|map|json|svg|png|jpg|ico|webp|woff2?|ttf|txt|wasm|br|gz)$/.test(
        extname(path),
      );
    if (path !== '/' && path !== '/index.html' && (isAsset || !isNavigation(c))) return notFound(c);
    const redirect = isNavigation(c) ? publicAddress(c) : undefined;
    if (redirect !== undefined) return c.redirect(redirect, 307);
    return indexFile ? servePage(c, indexFile) : notFound(c);
  });
  app.all('*', (c) => c.text('Method Not Allowed', 405, { ...headers, Allow: 'GET, HEAD' }));
  return app;
}

/**
 * The path with its escapes read. One that cannot be read is the address of no file, but may be
 * typed.
 */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
