import { shortcutList } from '@console/features/keys/shortcuts.ts';
import { describe, expect, it } from 'vitest';
import { menuItems } from './menuItems.tsx';

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

describe('the side menu', () => {
  it.each(['ROLE_ADMIN', 'ROLE_DQ_LEAD', 'ROLE_DQ'] as const)(
    'A-SHL-010 A-ROL-011 A-ROL-013 begins with the Data Quality Dashboard for %s',
    (role) => {
      expect(menuItems(role, '/').map(({ href }) => href)).toEqual([
        '/dashboard/data-quality',
        ...everybody,
      ]);
    },
  );

  it.each(['ROLE_SCRAPE_LEAD', 'ROLE_SCRAPER', 'ROLE_USER'] as const)(
    'A-SHL-010 A-ROL-012 A-ROL-013 has the rest and no Data Quality Dashboard for %s',
    (role) => {
      expect(menuItems(role, '/').map(({ href }) => href)).toEqual(everybody);
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
    expect(menuItems('ROLE_ADMIN', '/').find((item) => item.href === href)?.label).toBe(label);
  });

  it.each([
    ['/', '/'],
    ['/entities', '/entities'],
    ['/entities/12/notes', '/entities'],
    ['/dashboard/data-quality/pit-stop', '/dashboard/data-quality'],
    ['/dashboard/scraper', '/dashboard/scraper'],
  ])('marks for %s exactly the link %s', (pathname, href) => {
    expect(
      menuItems('ROLE_ADMIN', pathname)
        .filter(({ current }) => current)
        .map((item) => item.href),
    ).toEqual([href]);
  });

  it('has a key of its own for every page in it, named as the page', () => {
    const keys = shortcutList
      .filter(({ id }) => id.startsWith('global.go'))
      .map(({ id, description }) => [id, description]);
    expect(keys).toEqual(
      menuItems('ROLE_ADMIN', '/').map(({ href, label }) => [`global.go${href}`, `Go to ${label}`]),
    );
  });

  it('marks nothing for an address outside the menu', () => {
    expect(menuItems('ROLE_ADMIN', '/entitiesx').some(({ current }) => current)).toBe(false);
  });
});
