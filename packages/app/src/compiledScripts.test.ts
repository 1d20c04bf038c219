import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Listener = (event: {
  addRoutes?: (rules: unknown) => Promise<void>;
  waitUntil: (work: Promise<unknown>) => void;
}) => void;

const at = (path: string) => `https://console.test${path}`;

let stored: Set<string>;
let fetched: string[];
let listeners: Map<string, Listener>;
let routes: unknown[];

/** Starts the worker of a build with these scripts, and sends it an event. */
async function dispatch(type: string, scripts: readonly string[], hasRoutes = true) {
  vi.stubGlobal('__SCRIPTS__', scripts);
  vi.resetModules();
  await import('./compiledScripts.ts');
  const work: Promise<unknown>[] = [];
  const addRoutes = async (rules: unknown) => void routes.push(rules);
  listeners.get(type)?.({
    ...(hasRoutes && { addRoutes }),
    waitUntil: (promise) => void work.push(promise),
  });
  await Promise.all(work);
}

beforeEach(() => {
  stored = new Set();
  fetched = [];
  listeners = new Map();
  routes = [];
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) =>
    listeners.set(type, listener),
  );
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...stored].map((path) => ({ url: at(path) })),
      addAll: async (paths: readonly string[]) => {
        fetched.push(...paths);
        for (const path of paths) stored.add(path);
      },
      delete: async ({ url }: { url: string }) => stored.delete(new URL(url).pathname),
    }),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('stores the scripts, and sends requests for scripts alone to the cache', async () => {
  await dispatch('install', ['/assets/a.js', '/assets/b.js']);
  expect([...stored]).toEqual(['/assets/a.js', '/assets/b.js']);
  expect(routes).toEqual([
    { condition: { urlPattern: '/assets/*.js' }, source: { cacheName: 'scripts' } },
  ]);
});

it('fetches of a new version what changed, and keeps the scripts of the version whose pages are open', async () => {
  await dispatch('install', ['/assets/a.js', '/assets/b.js']);
  fetched = [];
  await dispatch('install', ['/assets/a.js', '/assets/c.js']);
  expect(fetched).toEqual(['/assets/c.js']);
  expect([...stored]).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js']);
});

it('removes the scripts of an earlier version when none of its pages is open', async () => {
  await dispatch('install', ['/assets/a.js', '/assets/b.js']);
  await dispatch('install', ['/assets/a.js', '/assets/c.js']);
  await dispatch('activate', ['/assets/a.js', '/assets/c.js']);
  expect([...stored]).toEqual(['/assets/a.js', '/assets/c.js']);
});

it('stores nothing in a browser without static routes, which would not use it', async () => {
  await dispatch('install', ['/assets/a.js'], false);
  expect(fetched).toEqual([]);
});
