import type { Job } from '@console/api/jobs/schema';
import { entities } from '../entities/fixtures.ts';
import {
  acmeWorkday,
  manualScrape,
  NOW,
  scrapes,
  toEntityRef,
  type ScrapeRecord,
} from '../scrapes/fixtures.ts';
import { toScrapeRef } from '../scrapes/scrapeRef.ts';
import { instant, type Wire } from '../wire.ts';

const DAY = 86_400;

type Given = Partial<Job> & Pick<Job, 'id' | 'title'> & { of?: ScrapeRecord };

/** A complete job. Fields that are not given have ordinary values. `of` is its scrape. */
export function buildJob({ of = acmeWorkday, ...given }: Given): Wire<Job> {
  const owner = entities.find(({ id }) => id === of.entity_id);
  return {
    hash: `hash${given.id}`,
    url: `https://jobs.example/acme/${given.id}`,
    job_id: `R${100_000 + given.id}`,
    active: true,
    create_date: NOW - given.id * DAY,
    last_check: NOW - given.id * 3600,
    has_location: true,
    scrape: toScrapeRef(of),
    entity_id: of.entity_id,
    scrape_id: of.id,
    onet_code: '15-1252.00',
    onet_description: 'Software Developers',
    description: '<h3>Tasks</h3><ul><li>Plan the week.</li><li>Hold to it.</li></ul>',
    city: 'Cleveland',
    region: { name: 'Ohio' },
    region_name: 'Ohio',
    job_location: {
      country_name: 'United States',
      city_name: 'Cleveland',
      region_name: 'Ohio',
      zipcode: '44101',
      location_id: '5150529',
      latitude: '41.4995',
      longitude: '-81.6954',
    },
    extended_fields: [
      { field_tag: 'employment_type', field_value: 'Full time' },
      { field_tag: 'job_id', field_value: 'R-77' },
    ],
    previous_instances: [],
    entity: owner ? toEntityRef(owner) : null,
    ...given,
    '@id': `/api/jobs/${given.id}`,
    '@type': 'Job',
  };
}

const instance = (index: number) => ({
  job_id: `OLD-${index}`,
  created: instant('2026-01-10T12:00:00Z') + index * 30 * DAY,
  last_checked: instant('2026-01-20T12:00:00Z') + index * 30 * DAY,
  delete_date: index === 6 ? null : instant('2026-01-21T12:00:00Z') + index * 30 * DAY,
});

/** A job that was posted seven times before. */
export const repostedJob = buildJob({
  id: 1,
  title: 'Senior Welder',
  previous_instances: [6, 5, 4, 3, 2, 1, 0].map(instance),
});
export const inactiveJob = buildJob({ id: 2, title: 'Night Auditor', active: false });
/** A job about which nothing is known but its address. */
export const bareJob = buildJob({
  id: 3,
  title: 'Data Entry Clerk',
  job_id: null,
  has_location: false,
  onet_code: null,
  onet_description: null,
  description: null,
  city: null,
  region: null,
  region_name: null,
  job_location: null,
  extended_fields: [],
});
/** A job of a site that means harm, or knows no better. */
export const hostileJob = buildJob({
  id: 4,
  title: '<img src=x onerror=alert(1)> & Söhne',
  url: 'javascript:alert(1)',
  create_date: instant('1965-03-04T05:06:07Z'),
  last_check: -1,
  description: [
    '<script>document.title = "run"</script>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><button>Apply now</button></form>',
    '<a href="https://evil.example" target="_top">Leave</a>',
    '<img src="https://evil.example/pixel.gif" onerror="document.title=1" alt="pixel">',
    '<p>Honest work.</p>',
  ].join(''),
  job_location: {
    country_name: '<b>Nowhere</b>',
    city_name: null,
    region_name: null,
    zipcode: null,
    location_id: null,
    latitude: '912.5',
    longitude: '-1e9',
  },
  extended_fields: [{ field_tag: '<i>tag</i>', field_value: '=1+1' }],
});

const titles = ['Forklift Driver', 'Nurse', 'Software Developer', 'Zoologist', 'accountant'];
const more = Array.from({ length: 40 }, (_, index) =>
  buildJob({
    id: 11 + index,
    title: `${titles[index % titles.length]} ${index + 1}`,
    of: index % 5 === 4 ? manualScrape : acmeWorkday,
    has_location: index % 3 !== 0,
  }),
);
const ofOthers = scrapes
  .slice(20, 30)
  .map((of, index) => buildJob({ id: 101 + index, title: 'Driver', of }));

/** The jobs of Acme on three pages of fifteen, and one of each of ten other scrapes. */
export const jobs: readonly Wire<Job>[] = [
  repostedJob,
  inactiveJob,
  bareJob,
  hostileJob,
  ...more,
  ...ofOthers,
];
