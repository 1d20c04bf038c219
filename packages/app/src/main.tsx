import { loadConfig } from '@console/api/core/config';
import { earlySettled } from '@console/api/core/early';
import { startSession } from '@console/api/core/session/session';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { matchPath, redirectOf } from './navigation/matchPath.ts';
import { preloadPage } from './routes.tsx';

// oxlint-disable-next-line no-restricted-properties -- an element of the package's own index.html
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const isExpected = localStorage.getItem('csrf') !== null;
const show = () => createRoot(root).render(<App />);

/** Milliseconds that the answers may take longer than the scripts until the page shows without. */
const PATIENCE = 100;

/** What takes the processor, and the milliseconds without any of it. */
const BUSY = ['keydown', 'pointerdown', 'scroll'];
const QUIET = 5000;

void loadConfig().then(() => startSession(location.href));

// The boot script has requested the page's script and first data. Waiting for both is quicker than a fallback, which React keeps for 300 ms, and than a frame without rows.
// A signed-out visitor sees the sign-in screen at once. A top-level await would never end: the page's script imports this file.
if (isExpected)
  void Promise.all([
    preloadPage(matchPath(redirectOf(location.pathname) ?? location.pathname)?.name),
    earlySettled(PATIENCE),
  ]).then(show);
else show();

// See compiledScripts.ts. Preparing the next visit makes typing and scrolling stutter, so it waits for
// a pause. A browser without service workers, or a page without https, goes without.
if (import.meta.env.PROD) {
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      for (const event of BUSY) removeEventListener(event, wait, true);
      void navigator.serviceWorker?.register('/compiled-scripts.js').catch(() => undefined);
    }, QUIET);
  };
  for (const event of BUSY) addEventListener(event, wait, true);
  wait();
}
