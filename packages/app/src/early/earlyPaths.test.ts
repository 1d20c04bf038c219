import { toSearchParams } from '@console/api/core/listQuery';
import {
  readListState,
  toListQuery,
  type ListDefinition,
} from '@console/features/list/listState.ts';
import { dailyJobShiftState } from '@console/features/quality/daily-job-shift/dailyJobShift.state.ts';
import { queueRequestsState } from '@console/features/queue-requests/queueRequests.state.ts';
import { scraperQueueState } from '@console/features/scraper-dashboard/scraperDashboard.state.ts';
import { describe, expect, it } from 'vitest';
import { matchPath } from '../navigation/matchPath.ts';
import { earlyPaths } from './earlyPaths.ts';

const pathsOf = (pathname: string, search = '') => {
  const match = matchPath(pathname);
  return match ? earlyPaths(match, search).map((path) => decodeURIComponent(path)) : [];
};

describe('what the boot script asks for', () => {
  it('is the list with the filters of the address, and the lookups for their labels', () => {
    expect(
      pathsOf(
        '/entities',
        '?search=acme&page=2&pageSize=50&orderBy=company_name&order=asc&tag[]=7',
      ),
    ).toEqual([
      '/entities?page=2&limit=50&order[company_name]=asc&custom_search=acme&tags[]=7',
      '/tags?pagination=false',
    ]);
  });

  it('is only the list when no filter needs a label', () => {
    expect(pathsOf('/entities')).toEqual(['/entities?page=1&limit=15&order[id]=desc']);
  });

  it('never contains an invalid value of the address', () => {
    expect(
      pathsOf('/entities', '?page=-1&pageSize=7&orderBy=secret&order=sideways&tag[]=x')[0],
    ).toBe('/entities?page=1&limit=15&order[id]=desc');
  });

  it('is the record of a record page, the list of users, and nothing for other pages', () => {
    const ofEveryTab = [
      '/entities/12',
      '/entities/12/company_queue',
      '/entities/12/job_count_delta',
    ];
    const ofOverview = [
      ...ofEveryTab,
      '/entities/12/scrape_alerts',
      '/entities/12/jobs_by_country',
    ];
    expect(pathsOf('/entities/12')).toEqual(ofOverview);
    expect(pathsOf('/entities/12/overview')).toEqual(ofOverview);
    expect(pathsOf('/entities/12/scrapes')).toEqual(ofEveryTab);
    expect(pathsOf('/scrapes/12')).toEqual(['/scrapes/12']);
    expect(pathsOf('/scrapes/12/parser/history')).toEqual(['/scrapes/12']);
    expect(pathsOf('/users', '?page=3')).toEqual(['/users?page=3&limit=15']);
    expect(pathsOf('/test')).toEqual([]);
    expect(pathsOf('/entities/abc')).toEqual([]);
    expect(pathsOf('/scrapes/0/parser')).toEqual([]);
  });

  it('is the list of scrapes under its wire names, with the look-ups of its filters', () => {
    expect(pathsOf('/scrapes', '?siteType[]=2&withoutLocations=25&runStatus=manual')).toEqual([
      '/scrapes?page=1&limit=15&order[entity_id]=desc&site_type[]=2&active=false&percentage_without=25',
      '/site_types',
      '/ats',
    ]);
  });

  it('is the code search that the page will send, or the plain list', () => {
    expect(pathsOf('/code-search', '?search=getUrl&codeType=spider&status=active')).toEqual([
      '/scrapes?page=1&limit=15&order[entity_id]=desc&spider_code=true&archived=false&code_search=getUrl',
    ]);
    expect(pathsOf('/code-search', '?search=-%3E')).toEqual([
      '/scrapes?page=1&limit=15&order[entity_id]=desc',
    ]);
  });

  it('is the list of tags, searched by title', () => {
    expect(pathsOf('/tags', '?search=NS:')).toEqual([
      '/tags?page=1&limit=15&order[id]=desc&title=NS:',
    ]);
  });

  const firstPage = <V extends object, S extends string>(definition: ListDefinition<V, S>) =>
    toSearchParams(toListQuery(readListState(definition, ''))).toString();

  it.each([
    ['/dashboard/scraper', `/company_queue_requests?${firstPage(scraperQueueState)}`],
    ['/queue-requests', `/company_queue_requests?${firstPage(queueRequestsState)}`],
    [
      '/dashboard/data-quality/daily-job-shift',
      `/daily_job_shifts?${firstPage(dailyJobShiftState)}`,
    ],
  ])('is the list of %s as its state begins, and nothing under a filter', (pathname, path) => {
    const match = matchPath(pathname);
    if (!match) throw new Error('No route.');
    expect(earlyPaths(match, '')[0]).toBe(path);
    expect(earlyPaths(match, '?page=2')).toEqual([]);
  });
});
