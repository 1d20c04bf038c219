/** The URLs of the scripts that pages start with. The build inserts them (build/compiledScripts.ts). */
declare const __SCRIPTS__: readonly string[];

// This is a service worker. It keeps the scripts that pages start with in the Cache Storage. A
// browser stores the compiled code of scripts in the Cache Storage at once, but of those in its
// HTTP cache only after the second visit. The worker handles no request itself: a static route
// takes each script from the cache, or from the network if the cache does not have it.

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
 * Removes the scripts of earlier versions from the cache. It runs on activation, when no page of an
 * earlier version is open.
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
