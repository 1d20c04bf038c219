import { ROLES } from '@console/api/roles/rules';
import { expect, it } from 'vitest';
import { tabsFor } from './tabs.ts';

const all = [
  'monitored-entities',
  'new-entities',
  'daily-job-shift',
  'watch-list',
  'review-ready',
  'pit-stop',
];

it.each([
  ['ROLE_ADMIN', all],
  ['ROLE_DQ_LEAD', all],
  ['ROLE_SCRAPE_LEAD', ['review-ready', 'pit-stop']],
  ['ROLE_DQ', all],
  ['ROLE_SCRAPER', []],
  ['ROLE_USER', []],
])('B-DQC-002 B-DQC-017 B-DQC-020 %s sees %j', (name, segments) => {
  const role = ROLES.find((known) => known === name) ?? 'ROLE_USER';
  expect(tabsFor(role).map(({ segment }) => segment)).toEqual(segments);
});
