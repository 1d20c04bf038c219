import { ROLES, type Role } from '@console/api/roles/rules';
import { describe, expect, it } from 'vitest';
import { matchPath } from './matchPath.ts';
import { mayOpen } from './mayOpen.ts';

const openers = (pathname: string): readonly Role[] => {
  const match = matchPath(pathname);
  if (!match) throw new Error(`${pathname} is no route`);
  return ROLES.filter((role) => mayOpen(match, role));
};

describe('who may open a guarded address', () => {
  it.each([
    ['/dashboard/data-quality/monitored-entities', ['ROLE_ADMIN', 'ROLE_DQ_LEAD', 'ROLE_DQ']],
    ['/dashboard/data-quality/new-entities', ['ROLE_ADMIN', 'ROLE_DQ_LEAD', 'ROLE_DQ']],
    ['/dashboard/data-quality/daily-job-shift', ['ROLE_ADMIN', 'ROLE_DQ_LEAD', 'ROLE_DQ']],
    ['/dashboard/data-quality/watch-list', ['ROLE_ADMIN', 'ROLE_DQ_LEAD', 'ROLE_DQ']],
    [
      '/dashboard/data-quality/review-ready',
      ['ROLE_ADMIN', 'ROLE_DQ_LEAD', 'ROLE_SCRAPE_LEAD', 'ROLE_DQ'],
    ],
    [
      '/dashboard/data-quality/pit-stop',
      ['ROLE_ADMIN', 'ROLE_DQ_LEAD', 'ROLE_SCRAPE_LEAD', 'ROLE_DQ'],
    ],
    ['/dashboard/data-quality/unknown', ['ROLE_ADMIN', 'ROLE_DQ_LEAD', 'ROLE_DQ']],
    ['/entities', ROLES],
    ['/users', ROLES],
  ])('%s', (pathname, roles) => {
    expect(openers(pathname)).toEqual(roles);
  });

  it.each(['spider', 'parser', 'combo'])(
    'A-ROL-024 the test of a %s: admin, scrape lead and scraper',
    (type) => {
      expect(openers(`/scrapes/1/test-script/${type}`)).toEqual([
        'ROLE_ADMIN',
        'ROLE_SCRAPE_LEAD',
        'ROLE_SCRAPER',
      ]);
    },
  );

  it.each([
    '/dashboard/scraper',
    '/queue-requests',
    '/queue-requests/9',
    '/entities/1',
    '/scrapes/1',
    '/jobs/1',
  ])('B-ROL-009 %s: everybody', (pathname) => {
    expect(openers(pathname)).toEqual(ROLES);
  });

  it.each(['/reports', '/reports/productivity', '/reports/sla'])(
    'B-ROL-007 %s: admin, DQ lead, scrape lead and DQ',
    (pathname) => {
      expect(openers(pathname)).toEqual([
        'ROLE_ADMIN',
        'ROLE_DQ_LEAD',
        'ROLE_SCRAPE_LEAD',
        'ROLE_DQ',
      ]);
    },
  );
});
