import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { consoleConfig, inertJson } from './consoleFiles.ts';
import { createStatic } from './static.ts';

const script = 'console.log("a script that is long enough to be worth compressing")';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-dist-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><head><script type="application/json" id="console-config"></script></head><div id="root"></div>',
  );
  writeFileSync(
    join(folder, '.vite', 'pages.json'),
    JSON.stringify([
      ['^/entities/?$', ['/assets/main-abc123.js', '/assets/rows-abc123.js'], []],
      ['^/entities/[^/]+/?$', ['/assets/record-abc123.js'], ['/assets/editor-abc123.js']],
    ]),
  );
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), script);
  writeFileSync(join(folder, 'assets', 'main-abc123.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets', 'main-abc123.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'secret.key'), 'not for anybody');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
};
const get = (
  path: string,
  headers: Record<string, string> = page,
  env: Record<string, string> = {},
  method = 'GET',
) =>
  createStatic({ config: readConfig({ CONSOLE_DIR: folder, ...env }) }).request(
    new Request(new URL(path, 'http://localhost:4000'), { headers, method }),
  );

describe('security headers', () => {
  const policy =
    "default-src 'none'; script-src 'self'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; font-src 'self' data:; " +
    "connect-src 'self'; frame-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

  test.each([['/'], ['/entities'], ['/assets/main-abc123.js'], ['/assets/missing.js']])(
    'on %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toBe(policy);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toBe(
        'clipboard-write=(self), clipboard-read=(), camera=(), microphone=(), geolocation=()',
      );
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    },
  );

  test('a legacy host on another origin is allowed', async () => {
    const { headers } = await get('/', page, {
      PUBLIC_ORIGIN: 'https://console.test',
      LEGACY_BASE_URL: 'https://admin.test/old',
    });
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://admin.test; frame-src 'self' https://admin.test;",
    );
  });
});

describe('the page', () => {
  test.each([
    ['/'],
    ['/entities'],
    ['/entities/7/scrapes?page=2'],
    ['/auth-callback?code=x&state=y'],
    ['/ats/Some.Company/broken-scrapes'],
    ['/no/such/route'],
    ['/entities/%'],
    ['/entities/%ff?page=%'],
  ])('is served for the navigation %s, with the configuration inside', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const found = /<script type="application\/json" id="console-config">([^<]*)<\/script>/.exec(
      await response.text(),
    );
    expect(JSON.parse(found?.[1] ?? '')).toEqual(consoleConfig(readConfig({})));
  });

  test('what the configuration holds cannot leave its element', async () => {
    const text = await (
      await get('/', page, { LEGACY_BASE_URL: '/x</script><script>alert(1)</script>' })
    ).text();
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(inertJson('<!--\u2028&')).toBe('"\\u003c!--\\u2028\\u0026"');
  });

  test.each([
    ['/entities', ['/assets/main-abc123.js', '/assets/rows-abc123.js']],
    ['/entities/?page=2', ['/assets/main-abc123.js', '/assets/rows-abc123.js']],
    ['/entities/7', ['/assets/record-abc123.js']],
    ['/no/such/route', []],
    ['/', []],
  ])('of %s names the scripts that it starts with', async (path, scripts) => {
    const head = (await (await get(path)).text()).split('</head>')[0] ?? '';
    const links = head.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g);
    expect([...links].map(([, script]) => script)).toEqual(scripts);
  });

  test('names scripts that the first frame does without after the others, with a low priority', async () => {
    const head = (await (await get('/entities/7')).text()).split('</head>')[0] ?? '';
    expect(
      head.endsWith(
        '<link rel="modulepreload" crossorigin href="/assets/record-abc123.js">' +
          '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/editor-abc123.js">',
      ),
    ).toBe(true);
  });

  test('of two addresses is the same where they start with the same scripts', async () => {
    const tagOf = async (path: string) => (await get(path)).headers.get('etag');
    expect(await tagOf('/entities/7')).toBe(await tagOf('/entities/8'));
    expect(await tagOf('/entities/7')).not.toBe(await tagOf('/entities'));
  });

  test('304 when the browser has it, by the tag of the same encoding', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/no/such/route', { ...page, 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get('/', { ...page, 'if-none-match': '"other"' })).status).toBe(200);
    expect(
      (await get('/', { ...page, 'if-none-match': etag }, { COOKIE_NAME_PREFIX: 'other' })).status,
    ).toBe(200);
  });

  test('is compressed as the browser likes it', async () => {
    const response = await get('/', { ...page, 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain(
      '<div id="root">',
    );
  });

  test('is at / and /index.html for whoever asks', async () => {
    for (const path of ['/', '/index.html'])
      expect(await (await get(path, { accept: '*/*' })).text()).toContain('<div id="root">');
  });

  test('is not served to what is no navigation', async () => {
    expect((await get('/entities', { accept: '*/*' })).status).toBe(404);
    expect((await get('/entities', { accept: 'application/json' })).status).toBe(404);
    expect((await get('/entities', { ...page, 'sec-fetch-dest': 'script' })).status).toBe(404);
  });
});

describe('files', () => {
  test('hashed ones are kept for ever', async () => {
    const response = await get('/assets/main-abc123.js', { accept: '*/*' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe(script);
  });

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ])(
    'Accept-Encoding %s gets what the build compressed as %s',
    async (accepted, encoding, open) => {
      const response = await get('/assets/main-abc123.js', {
        accept: '*/*',
        'accept-encoding': accepted,
      });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(open(Buffer.from(await response.arrayBuffer())).toString()).toBe(script);
    },
  );

  test('others are asked for again by their tag', async () => {
    const response = await get('/icon.svg', { accept: 'image/*' });
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(
      (
        await get('/icon.svg', {
          accept: 'image/*',
          'if-none-match': response.headers.get('etag') ?? '',
        })
      ).status,
    ).toBe(304);
  });

  test.each([
    ['/assets/missing-abc.js'],
    ['/missing.png'],
    ['/.vite/manifest.json'],
    ['/secret.key.json'],
    ['/assets/'],
    ['/assets/..%2f..%2fetc/passwd'],
    ['/%00'],
  ])('%s: 404 also when typed into the address bar', async (path) => {
    const response = await get(path, path === '/%00' ? { accept: '*/*' } : page);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not Found');
  });

  test('404 for one that a newer build has taken away while this process runs', async () => {
    writeFileSync(join(folder, 'assets', 'gone-abc123.js'), script);
    const app = createStatic({ config: readConfig({ CONSOLE_DIR: folder }) });
    rmSync(join(folder, 'assets', 'gone-abc123.js'));
    const { status } = await app.request('http://localhost:4000/assets/gone-abc123.js');
    expect(status).toBe(404);
  });

  test('a file of an unknown kind is not handed out', async () => {
    expect(await (await get('/secret.key')).text()).not.toContain('not for anybody');
  });

  test('405 to everything but GET and HEAD', async () => {
    expect((await get('/', page, {}, 'POST')).status).toBe(405);
    const head = await get('/', page, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });
});

describe('other names of this machine', () => {
  const at = (origin: string, headers: Record<string, string>, env: Record<string, string> = {}) =>
    createStatic({ config: readConfig({ CONSOLE_DIR: folder, ...env }) }).request(
      new Request(`${origin}/entities?page=2`, { headers }),
    );

  test.each([['http://127.0.0.1:4000'], ['http://[::1]:4000']])(
    '%s: a page is sent to PUBLIC_ORIGIN',
    async (origin) => {
      const response = await at(origin, page);
      expect(response.status).toBe(307);
      expect(response.headers.get('location')).toBe('http://localhost:4000/entities?page=2');
    },
  );

  test('only pages are sent elsewhere', async () => {
    expect(
      (
        await createStatic({ config: readConfig({ CONSOLE_DIR: folder }) }).request(
          'http://127.0.0.1:4000/assets/main-abc123.js',
        )
      ).status,
    ).toBe(200);
  });

  test('neither from elsewhere nor to elsewhere', async () => {
    expect((await at('http://console.lan:4000', page)).status).toBe(200);
    expect((await at('http://localhost:4000', page)).status).toBe(200);
    expect(
      (await at('http://127.0.0.1:4000', page, { PUBLIC_ORIGIN: 'http://console.lan' })).status,
    ).toBe(200);
  });
});

test('a console that is not built says how to build it', async () => {
  const response = await get('/', page, { CONSOLE_DIR: '/nowhere/at/all' });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('npm run build');
});
