// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadRoute } from './preloadRoute.ts';

const ahead = () =>
  [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
    link.getAttribute('href'),
  );

beforeEach(() => {
  document.head.replaceChildren();
  vi.stubGlobal('__ROUTE_SCRIPTS__', ['list__1rows__2', { entities: '10' }]);
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/entities', ['/assets/rows__2.js', '/assets/list__1.js']],
  ['/scrapes', []],
  ['/nowhere', []],
])('fetches for %s the scripts that its page will show with', (pathname, scripts) => {
  preloadRoute(pathname);
  expect(ahead()).toEqual(scripts);
});

it('fetches nothing in development, where no scripts are known', () => {
  vi.stubGlobal('__ROUTE_SCRIPTS__', ['', {}]);
  preloadRoute('/entities');
  expect(ahead()).toEqual([]);
});
