import type { RouteName } from './routePaths.ts';

/**
 * Shown in the browser's tab and read out when the route is entered. Apart from the paths, which
 * the boot script reads before anything is drawn.
 */
export const routeTitles: Readonly<Record<RouteName, string>> = {
  home: 'Home',
  'auth-callback': 'Signing in',
  entities: 'All Entities List',
  entity: 'Entity',
  scrapes: 'All Scrapes List',
  scrape: 'Scrape',
  spider: 'Spider',
  parser: 'Parser',
  combo: 'Combo',
  'test-script': 'Test Script',
  job: 'Job',
  'code-search': 'Code Search',
  tags: 'Tag Management',
  test: 'Test',
  users: 'User Management',
  'scraper-dashboard': 'Scraper Dashboard',
  'queue-requests': 'Queue Requests',
  'queue-request': 'Queue Request',
  'data-quality': 'Data Quality Dashboard',
  'total-runs': 'Total Runs',
  'all-broken-scrapes': 'All Broken Scrapes',
  'broken-scrapes-by-engine': 'Broken Scrapes by Engine',
  'broken-scrapes-of-engine': 'Broken Scrapes by Engine',
  'with-entries-in-queue': 'Scrapes With Entries in Queue',
  'with-no-jobs': 'Scrapes With No Jobs',
  'manual-scrapes': 'Manual Scrapes',
  'stuck-scrapes-with-queued-items': 'Stuck Scrapes With Queued Items',
  'stuck-scrapes-without-queued-items': 'Stuck Scrapes Without Queued Items',
  reports: 'Reports',
  productivity: 'Productivity Report',
  sla: 'SLA Report',
};
