import { describe, expect, it } from 'vitest';
import { firstRequests } from '../../build/firstRequests.ts';
import { requestsOf } from '../startEarlyRequests.ts';
import { firstNeeds } from './firstNeeds.ts';
import { pages } from './pages.tsx';

const requests = firstRequests(pages, firstNeeds);
const pathsOf = (address: string) =>
  requestsOf(requests, address).map((path) => decodeURIComponent(path));

describe('what the boot script asks for', () => {
  it.each([
    ['/entities', ['/entities?page=1&limit=15&order[id]=desc']],
    ['/scrapes', ['/scrapes?page=1&limit=15&order[entity_id]=desc', '/site_types', '/ats']],
    ['/tags', ['/tags?page=1&limit=15&order[id]=desc']],
    ['/users', ['/users?page=1&limit=15']],
    ['/code-search', ['/scrapes?page=1&limit=15&order[entity_id]=desc']],
    [
      '/queue-requests',
      [
        '/company_queue_requests?page=1&limit=15&order[request_timestamp]=desc&request_status[]=requested',
      ],
    ],
    [
      '/dashboard/scraper',
      [
        '/company_queue_requests?page=1&limit=10&order[request_priority]=asc&request_status[]=requested&request_status[]=in-progress&request_status[]=escalated',
        '/queue_stats',
      ],
    ],
    [
      '/dashboard/data-quality/daily-job-shift',
      ['/daily_job_shifts?page=1&limit=20&order[scrape.last_updated]=desc'],
    ],
  ])('is the list of %s and its look-ups', (address, paths) => {
    expect(pathsOf(address)).toEqual(paths);
    expect(pathsOf(`${address}/`)).toEqual(paths);
  });

  it('is no list when the address has a query, which the page reads', () => {
    expect(pathsOf('/entities?search=acme')).toEqual([]);
    expect(pathsOf('/dashboard/data-quality/daily-job-shift?page=2')).toEqual([]);
    expect(pathsOf('/scrapes?ats[]=lever')).toEqual(['/site_types', '/ats']);
  });

  it('is the record of a record page, and nothing for other pages', () => {
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
    expect(pathsOf('/entities/12/scrapes?page=2')).toEqual(ofEveryTab);
    expect(pathsOf('/scrapes/12')).toEqual(['/scrapes/12']);
    expect(pathsOf('/scrapes/12/event-log')).toEqual(['/scrapes/12']);
    expect(pathsOf('/scrapes/12/parser/history')).toEqual(['/scrapes/12']);
    expect(pathsOf('/scrapes/12/test-script/combo')).toEqual(['/scrapes/12']);
    expect(pathsOf('/jobs/12')).toEqual(['/jobs/12']);
    expect(pathsOf('/queue-requests/12/queue-status')).toEqual(['/company_queue_requests/12']);
    expect(pathsOf('/test')).toEqual([]);
    expect(pathsOf('/entities/abc')).toEqual([]);
    expect(pathsOf('/scrapes/0/parser')).toEqual([]);
    expect(pathsOf('/entities/12/notes/more')).toEqual([]);
  });
});
