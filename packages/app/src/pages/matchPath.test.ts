import { describe, expect, it } from 'vitest';
import { matchPath, redirectOf } from './matchPath.ts';
import { pages } from './pages.tsx';

describe('matchPath', () => {
  it.each([
    ['/', 'home', {}],
    ['/auth-callback', 'auth-callback', {}],
    ['/entities', 'entities', {}],
    ['/entities/', 'entities', {}],
    ['/entities/12', 'entity', { entityId: '12' }],
    ['/entities/12/event-log', 'entity-tab', { entityId: '12', tab: 'event-log' }],
    ['/entities/12/unknown', 'entity-tab', { entityId: '12', tab: 'unknown' }],
    ['/scrapes/7', 'scrape', { scrapeId: '7' }],
    ['/scrapes/7/event-log', 'scrape', { scrapeId: '7', tab: 'event-log' }],
    ['/scrapes/7/unknown', 'scrape', { scrapeId: '7', tab: 'unknown' }],
    ['/scrapes/7/spider', 'spider', { scrapeId: '7' }],
    ['/scrapes/7/parser/history', 'parser', { scrapeId: '7', tab: 'history' }],
    [
      '/queue-requests/5/queue-status',
      'queue-request',
      { companyQueueRequestId: '5', tab: 'queue-status' },
    ],
    ['/queue-requests/5/unknown', 'queue-request', { companyQueueRequestId: '5', tab: 'unknown' }],
    ['/dashboard/data-quality/pit-stop', 'data-quality', { tab: 'pit-stop' }],
    ['/dashboard/data-quality/unknown', 'data-quality', { tab: 'unknown' }],
    ['/insights/broken-scrapes-by-engine', 'broken-scrapes-by-engine', {}],
  ])('%s is the route %s', (pathname, name, params) => {
    expect(matchPath(pathname)).toEqual({ name, params });
  });

  it.each([
    ['/jobs/7', 'job', { jobId: '7' }],
    ['/dashboard/scraper', 'scraper-dashboard', {}],
    ['/queue-requests', 'queue-requests', {}],
    ['/queue-requests/5', 'queue-request', { companyQueueRequestId: '5' }],
  ] as const)('A-SHL-055 %s is the built screen %s', (pathname, name, params) => {
    expect(matchPath(pathname)).toEqual({ name, params });
    expect(pages[name].load).toBeDefined();
  });

  it.each(['spider', 'parser', 'combo'])('A-SHL-054 the test of a %s has a route', (type) => {
    expect(matchPath(`/scrapes/7/test-script/${type}`)).toEqual({
      name: 'test-script',
      params: { scrapeId: '7', scrapeType: type },
    });
  });

  it.each(['spider', 'parser', 'combo'])(
    'A-SHL-051 A-SHL-052 the %s editor has a route, with the tabs code and history',
    (name) => {
      const path = `/scrapes/7/${name}`;
      expect(matchPath(path)).toEqual({ name, params: { scrapeId: '7' } });
      for (const tab of ['code', 'history'])
        expect(matchPath(`${path}/${tab}`)).toEqual({ name, params: { scrapeId: '7', tab } });
    },
  );

  it.each([
    '/nowhere',
    '/entities/12/notes/more',
    '/entities/abc/notes/more',
    '/entities//',
    '/Entities',
    '/scrapes/7/all-jobs/more',
    '/%',
  ])('%s is no address of the console', (pathname) => {
    expect(matchPath(pathname)).toBeUndefined();
  });

  it.each(['abc', '0', '-1', '1.5', '1e3', '9007199254740993000', '%20'])(
    'the ID %s opens the page of its record type, as a number that no record has',
    (id) => {
      expect(matchPath(`/entities/${id}`)).toEqual({ name: 'entity', params: { entityId: '?' } });
      expect(matchPath(`/scrapes/${id}/parser/history`)).toEqual({
        name: 'parser',
        params: { scrapeId: '?', tab: 'history' },
      });
      expect(Number(matchPath(`/jobs/${id}`)?.params['jobId'])).toBeNaN();
    },
  );

  it('decodes a segment exactly once, so that the name of a tracking system may hold a slash or a percent sign', () => {
    expect(matchPath('/insights/broken-scrapes-by-engine/a%2Fb%2541')?.params).toEqual({
      ats: 'a/b%41',
    });
    expect(matchPath('/insights/broken-scrapes-by-engine/%E0%A4%A')).toBeUndefined();
  });

  it('finds every address of the page table, and none of them twice', () => {
    const sample: Record<string, string> = { tab: '', scrapeType: 'spider', ats: 'greenhouse' };
    const found = Object.values(pages).map(
      ({ path }) =>
        matchPath(
          path
            .replace('/:tab?', '')
            .replace('/:tab', path.startsWith('/entities') ? '/overview' : '/watch-list')
            .replaceAll(/:(\w+)/g, (_, param: string) => sample[param] ?? '1'),
        )?.name,
    );
    expect(found).toEqual(Object.keys(pages));
  });
});

describe('redirectOf', () => {
  it('leads the dashboard without a tab to its first tab', () => {
    expect(redirectOf('/dashboard/data-quality')).toBe(
      '/dashboard/data-quality/monitored-entities',
    );
    expect(redirectOf('/dashboard/data-quality/')).toBe(
      '/dashboard/data-quality/monitored-entities',
    );
    expect(redirectOf('/dashboard/data-quality/watch-list')).toBeUndefined();
    expect(redirectOf('/constructor')).toBeUndefined();
  });
});
