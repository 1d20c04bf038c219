import type { Role } from '@console/api/roles/rules';
import { VIEW_LISTS } from '@console/api/views/schema';
import { recordShortcut } from '@console/features/keys/shortcuts.ts';
import { describe, expect, it } from 'vitest';
import { linksOf, menuOf, pathOfList, recordPages } from './links.ts';
import { matchPath } from './matchPath.ts';

const everybody = [
  '/',
  '/dashboard/scraper',
  '/queue-requests',
  '/code-search',
  '/entities',
  '/scrapes',
  '/tags',
  '/users',
];
const hrefs = (links: readonly { href: string }[]) => links.map(({ href }) => href);

describe('the side menu', () => {
  it.each(['ROLE_ADMIN', 'ROLE_DQ_LEAD', 'ROLE_DQ'] as const)(
    'A-SHL-010 A-ROL-011 A-ROL-013 begins with the Data Quality Dashboard for %s',
    (role) => {
      expect(hrefs(menuOf(role))).toEqual(['/dashboard/data-quality', ...everybody]);
    },
  );

  it.each(['ROLE_SCRAPE_LEAD', 'ROLE_SCRAPER', 'ROLE_USER'] as const)(
    'A-SHL-010 A-ROL-012 A-ROL-013 has the rest and no Data Quality Dashboard for %s',
    (role) => {
      expect(hrefs(menuOf(role))).toEqual(everybody);
    },
  );

  it.each([
    ['A-SHL-001', '/', 'Home'],
    ['A-SHL-002', '/dashboard/scraper', 'Scraper Dashboard'],
    ['A-SHL-003', '/dashboard/data-quality', 'Data Quality Dashboard'],
    ['A-SHL-004', '/queue-requests', 'Queue Requests'],
    ['A-SHL-005', '/code-search', 'Code Search'],
    ['A-SHL-006', '/entities', 'All Entities List'],
    ['A-SHL-007', '/scrapes', 'All Scrapes List'],
    ['A-SHL-008', '/tags', 'Tag Management'],
    ['A-SHL-009', '/users', 'User Management'],
  ])('%s the link to %s is called %s', (_id, href, label) => {
    expect(menuOf('ROLE_ADMIN').find((item) => item.href === href)?.label).toBe(label);
  });

  it.each([
    ['/', '/'],
    ['/entities', '/entities'],
    ['/entities/12/notes', '/entities'],
    ['/dashboard/data-quality/pit-stop', '/dashboard/data-quality'],
    ['/dashboard/scraper', '/dashboard/scraper'],
    ['/entitiesx', undefined],
  ])('marks for %s exactly the link %s', (pathname, href) => {
    const current = menuOf('ROLE_ADMIN', pathname).filter((item) => item.current);
    expect(hrefs(current)).toEqual(href === undefined ? [] : [href]);
  });
});

describe('the keys of pages', () => {
  it('are different for each page of the menu, and for each kind of record', () => {
    const keys = menuOf('ROLE_ADMIN').map((item) => item.keys);
    expect(keys).toEqual(['g d', 'g h', 'g b', 'g q', 'g c', 'g e', 'g s', 'g t', 'g u']);
    const numbers = recordPages.map(({ href, noun, key }) => recordShortcut(href, noun, key));
    expect(numbers.map(({ id, keys: pressed }) => [id, pressed])).toEqual([
      ['global.open/entities', 'g e #'],
      ['global.open/scrapes', 'g s #'],
      ['global.open/jobs', 'g j #'],
      ['global.open/queue-requests', 'g q #'],
    ]);
  });
});

describe('the links of Home', () => {
  it.each<[Role, boolean]>([
    ['ROLE_ADMIN', true],
    ['ROLE_DQ', true],
    ['ROLE_SCRAPE_LEAD', true],
    ['ROLE_SCRAPER', false],
    ['ROLE_USER', false],
  ])('are for %s what its menu does not have: the reports', (role, hasReports) => {
    expect(hrefs(linksOf(role).home)).toEqual(hasReports ? ['/reports'] : []);
  });
});

describe('a list', () => {
  it('stands at the address of its page, or of its tab', () => {
    expect(pathOfList('entities')).toBe('/entities');
    expect(pathOfList('pit-stop')).toBe('/dashboard/data-quality/pit-stop');
    expect(pathOfList('total-runs')).toBe('/insights/total-runs');
  });

  it('has a page in the table, if it does not belong to a record', () => {
    const ofRecords = VIEW_LISTS.filter((list) => /^(entity|scrape)-|-of-engine$/.test(list));
    expect(VIEW_LISTS.filter((list) => pathOfList(list) === undefined)).toEqual(ofRecords);
    const paths = VIEW_LISTS.flatMap((list) => pathOfList(list) ?? []);
    expect(paths.filter((path) => !matchPath(path))).toEqual([]);
  });
});
