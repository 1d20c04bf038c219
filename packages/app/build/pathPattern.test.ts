import { expect, it } from 'vitest';
import { matchPath } from '../src/pages/matchPath.ts';
import { pages } from '../src/pages/pages.tsx';
import { pathPattern } from './pathPattern.ts';

const patterns = Object.entries(pages).map(
  ([name, { path }]) => [name, new RegExp(pathPattern(path))] as const,
);
const routeOf = (pathname: string) => patterns.find(([, pattern]) => pattern.test(pathname))?.[0];

it.each([
  '/',
  '/entities',
  '/entities/',
  '/entities/7',
  '/entities/0',
  '/entities/7x',
  '/entities/7/scrapes',
  '/entities/7/scrapes/',
  '/entities/7/scrapes/2',
  '/scrapes/12',
  '/scrapes/12/event-log',
  '/scrapes/12/spider',
  '/scrapes/12/spider/history',
  '/scrapes/12/test-script/parser',
  '/queue-requests',
  '/queue-requests/5',
  '/dashboard/data-quality/pit-stop',
  '/insights/broken-scrapes-by-engine',
  '/insights/broken-scrapes-by-engine/Some.Company%20Ltd',
  '/no/such/address',
  '//entities',
])('finds the route of %s as the router does', (pathname) => {
  expect(routeOf(pathname)).toBe(matchPath(pathname)?.name);
});

it('matches segments without a parameter literally', () => {
  expect(pathPattern('/a.b/:id?')).toBe(String.raw`^/a\.b(?:/[^/]+)?/?$`);
});
