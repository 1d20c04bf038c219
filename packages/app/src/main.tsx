import { loadConfig } from '@console/api/core/config';
import { earlySettled } from '@console/api/core/early';
import { csrfToken } from '@console/api/core/session/browser';
import { startSession } from '@console/api/core/session/session';
import { leaveKeysToInputMethod } from '@console/ui/inputMethod.ts';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { preloadPage } from './pages/loadPage.ts';
import { matchPath, redirectOf } from './pages/matchPath.ts';
import { tolerateTranslation } from './tolerateTranslation.ts';

// oxlint-disable-next-line no-restricted-properties -- an element of the package's own index.html
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

tolerateTranslation();
leaveKeysToInputMethod();
const isExpected = csrfToken() !== null;
const fetchFace = () =>
  import('@console/ui/theme/fetchFace').then(
    (it) => it.fetchFace(),
    () => undefined,
  );
const show = () => createRoot(root).render(<App />);

/**
 * How long the first render waits for the early answers, in milliseconds from the start of this
 * script.
 */
const EARLY_TIMEOUT_MS = 100;

/**
 * The events that count as activity, and the time without any of them after which the page counts
 * as idle, in milliseconds.
 */
const BUSY = ['keydown', 'pointerdown', 'scroll'];
const IDLE_MS = 5000;

void loadConfig().then(() => startSession(location.href));

// The boot script has already requested the page's script and first data. Waiting for both is
// faster than a Suspense fallback, which React shows for at least 300 ms, and than a frame without
// rows. A signed-out visitor sees the sign-in screen at once. A top-level await would never
// resolve, because the page's script imports this file.
if (isExpected)
  void Promise.all([
    preloadPage(matchPath(redirectOf(location.pathname) ?? location.pathname)?.name),
    earlySettled(EARLY_TIMEOUT_MS),
  ]).then(show);
else {
  show();
  void fetchFace(); // the page after the sign-in starts with it
}

// Nothing is left before the page is loaded.
addEventListener(
  'load',
  () =>
    void import('./navigation/keepPlace.ts').then(
      (it) => it.keepPlace(),
      () => undefined,
    ),
);

// Fetches what the next visit starts with: the face, and the compiled scripts (see
// compiledScripts.ts). Compiling makes typing and scrolling stutter, so both wait for an idle page.
// There is no service worker in some browsers and on pages without https.
if (import.meta.env.PROD) {
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      for (const event of BUSY) removeEventListener(event, wait, true);
      void fetchFace();
      void navigator.serviceWorker?.register('/compiled-scripts.js').catch(() => undefined);
    }, IDLE_MS);
  };
  for (const event of BUSY) addEventListener(event, wait, true);
  wait();
}
