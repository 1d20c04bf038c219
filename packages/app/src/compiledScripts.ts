/** The URLs of the scripts that pages start with. The build inserts them (build/compiledScripts.ts). */
declare const __SCRIPTS__: readonly string[];

// A service worker. It keeps the scripts that pages start with in the Cache Storage, for which a
// browser stores compiled code at once; for its HTTP cache it does so after the second visit only.
// It sees no request: a static route sends those for scripts to the cache, and to the network where
// the cache has nothing.

/** The part of the service worker's global scope that is used here. */
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
}

interface LifecycleEvent {
  /** A method of the install event, in browsers that support static routing. */
  addRoutes?(rules: unknown): Promise<void>;
  waitUntil(work: Promise<unknown>): void;
}

const scope: Scope = globalThis;
const CACHE = 'scripts';
const scripts = __SCRIPTS__;

/** Adds missing scripts to the cache. They come from the HTTP cache if a page has loaded them. */
async function addScripts(): Promise<void> {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(scripts.filter((script) => !known.has(script)));
}

/**
 * Removes caches of earlier versions. Called on activation, when no page of an earlier version is
 * open.
 */
async function removeOthers(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys())
    if (!scripts.includes(new URL(request.url).pathname)) await cache.delete(request);
}

scope.addEventListener('install', (event) => {
  if (!event.addRoutes) return;
  event.waitUntil(
    event.addRoutes({
      condition: { urlPattern: '/assets/*.js' },
      source: { cacheName: CACHE },
    }),
  );
  event.waitUntil(addScripts());
});
scope.addEventListener('activate', (event) => event.waitUntil(removeOthers()));

export {};
