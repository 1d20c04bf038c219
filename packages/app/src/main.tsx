import { loadConfig } from '@console/api/core/config';
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

// The page's script is under way since the boot script. To wait for it is quicker than to show that it is awaited: React leaves a
// fallback on screen for 300 ms. Whoever is signed out sees the sign-in screen at once. No top-level await: the page's script imports this one.
if (isExpected)
  void preloadPage(matchPath(redirectOf(location.pathname) ?? location.pathname)?.name).then(show);
else show();

void loadConfig().then(() => startSession(location.href));
