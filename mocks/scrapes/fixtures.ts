import type { Entity, EntityRef } from '@console/api/entities/schema';
import type { Scrape } from '@console/api/scrapes/schema';
import { acme, archivedEntity, entities } from '../entities/fixtures.ts';
import { siteTypes } from '../lookups/fixtures.ts';
import { instant, type Wire } from '../wire.ts';
import { phpCode } from './code.ts';

/** A scrape in the store, with the fields that only the insight lists show. */
export type ScrapeRecord = Wire<Omit<Scrape, 'entity' | 'code_truncated' | 'lifecycle_date'>> & {
  entity: Wire<EntityRef>;
  broken_since: number | null;
};

/** The time of the fixtures. Stuck scrapes are measured against it and not against the clock. */
export const NOW = instant('2026-11-21T05:40:00Z');
const HOUR = 3600;
const DAY = 24 * HOUR;

export const toEntityRef = (entity: Wire<Entity>): Wire<EntityRef> => ({
  '@id': entity['@id'],
  '@type': 'Entity',
  id: entity.id,
  company_name: entity.company_name,
  url: entity.url,
  career_page: entity.career_page,
  ticker: entity.ticker,
  tier_level: entity.tier_level,
  num_jobs: entity.num_jobs,
  archived: entity.archived,
  state: entity.state,
  tags: entity.tags,
});

type Given = Partial<Omit<ScrapeRecord, 'entity'>> &
  Pick<Scrape, 'id' | 'name'> & { of?: Wire<Entity> };

/** A complete scrape. Fields that are not given have ordinary values. `of` is its entity. */
export function buildScrape({ of: entity = acme, ...given }: Given): ScrapeRecord {
  const ats = given.ats === undefined ? 'Workday' : given.ats;
  const siteType = given.site_type ?? 1;
  const jobs = given.num_jobs ?? 80;
  const lacking = given.jobs_without_location ?? 0;
  return {
    entity: toEntityRef(entity),
    entity_id: entity.id,
    ats,
    ats_data: null,
    site_type: siteType,
    site_type_label: siteTypes.find(({ value }) => value === siteType)?.label ?? String(siteType),
    career_portal: `https://portal-${given.id}.example/jobs`,
    location: null,
    active: true,
    archived: false,
    archived_date: null,
    archived_reason_code: null,
    status: 'idle',
    status_date: NOW - 2 * HOUR,
    scrape_states: given.broken_since ? ['broken'] : ['healthy'],
    items_in_queue: 0,
    num_jobs: jobs,
    jobs_without_location: lacking,
    percentage_without_locations: jobs === 0 ? 0 : Math.round((lacking / jobs) * 10_000) / 100,
    date_added: instant('2025-03-14T12:00:00Z'),
    last_updated: instant('2026-11-20T05:20:00Z'),
    underrun_timestamp: null,
    spider_last_ran: instant('2026-11-20T04:10:00Z'),
    broken_since: null,
    is_combo: false,
    version: 1,
    method: 'session',
    update_method: 'full',
    proxy_service: 'none',
    specific_host: 'any',
    clear_cookie: false,
    self_identification: false,
    spider_frequency: 24,
    test_url: null,
    job_data: null,
    allow_fails: 3,
    jobs_per_page: 25,
    updated_at: instant('2026-11-16T14:00:00Z'),
    spider_code: phpCode('spider', ats),
    parser_code: given.is_combo ? null : phpCode('parser', ats),
    spider_last_date_modified: instant('2026-05-21T10:00:00Z'),
    parser_last_date_modified: instant('2026-05-21T10:00:00Z'),
    spider_user: null,
    parser_user: null,
    ...given,
    '@id': `/api/scrapes/${given.id}`,
    '@type': 'Scrape',
  };
}

/** An ordinary scrape. Each of its codes has a word that no other scrape has. */
export const acmeWorkday = buildScrape({
  id: 812,
  name: 'Acme Workday',
  version: 7,
  num_jobs: 80,
  jobs_without_location: 10,
  spider_code: phpCode('spider', 'Workday', { marker: 'acme_spider_marker' }),
  parser_code: phpCode('parser', 'Workday', { marker: 'acme_parser_marker' }),
});
export const archivedScrape = buildScrape({
  id: 2,
  name: 'Bygone Careers',
  of: archivedEntity,
  active: false,
  archived: true,
  archived_date: instant('2026-06-01T10:00:00Z'),
  archived_reason_code: 'replaced',
  num_jobs: 0,
});
export const manualScrape = buildScrape({
  id: 3,
  name: 'Run by hand',
  active: false,
  num_jobs: 12,
});
export const comboScrape = buildScrape({
  id: 4,
  name: 'One script for both',
  is_combo: true,
  site_type: 3,
});
export const scrapeWithoutAts = buildScrape({
  id: 5,
  name: 'Own career site',
  ats: null,
  career_portal: null,
  spider_last_ran: null,
});
/** A scrape whose spider code is longer than a list row carries. The marker is behind the cut. */
export const longCodeScrape = buildScrape({
  id: 6,
  name: 'Fifteen hundred lines',
  spider_code: phpCode('spider', 'Taleo', { marker: 'marker_behind_the_cut', lines: 1500 }),
});
/**
 * Scrapes that stopped days ago in the middle of a stage, with and without items in the queue. Noon
 * is the same day in nearly every time zone.
 */
export const stuckWithItems = buildScrape({
  id: 7,
  name: 'Stuck with a queue',
  status: 'spidering',
  status_date: instant('2026-11-14T12:00:00Z'),
  items_in_queue: 412,
});
export const stuckWithoutItems = buildScrape({
  id: 8,
  name: 'Stuck and empty',
  status: 'parsing',
  status_date: NOW - 3 * DAY,
});
export const brokenScrape = buildScrape({
  id: 9,
  name: 'Broken since Monday',
  ats: 'Taleo',
  broken_since: NOW - 5 * DAY,
  spider_last_ran: instant('2026-11-16T12:00:00Z'),
});
/** A scrape that broke before its first run. */
export const neverRan = buildScrape({
  id: 10,
  name: 'Never ran',
  ats: null,
  broken_since: NOW - 40 * DAY,
  spider_last_ran: null,
});

const entityNamed = (start: string) =>
  entities.find(({ company_name }) => company_name.startsWith(start)) ?? acme;

/**
 * Names that strain a layout, a careless renderer or an address. Each has to be shown as plain
 * text.
 */
export const ATS_WITH_SIGNS = 'R/D? 100% & #1';
export const ATS_IN_HEBREW = 'מערכת גיוס';
const hostile: readonly ScrapeRecord[] = [
  buildScrape({
    id: 11,
    name: 'סודהסטרים קריירה',
    of: entityNamed('סודה'),
    ats: ATS_IN_HEBREW,
    broken_since: NOW - DAY,
  }),
  buildScrape({
    id: 12,
    name: 'وظائف (STC)',
    of: entityNamed('شركة'),
    ats: ATS_WITH_SIGNS,
    broken_since: NOW - DAY,
  }),
  buildScrape({ id: 13, name: '🚀 Rocket jobs 👩🏽‍💻', of: entityNamed('🚀'), num_jobs: 1_234_567 }),
  buildScrape({
    id: 14,
    name: '<img src=x onerror=alert(1)><b>Bold</b>',
    of: entityNamed('<script>'),
    career_portal: 'javascript:alert(1)',
  }),
  buildScrape({
    id: 15,
    name: 'Stellenangebotsübersichtsseite'.repeat(9).slice(0, 255),
    of: entityNamed('Donau'),
  }),
  buildScrape({
    id: 16,
    name: '=HYPERLINK("https://evil.example","click")',
    of: entityNamed('=HYPER'),
    ats: '<b>ATS</b>',
  }),
];

const atsNames = ['Workday', 'Greenhouse', 'Lever', 'Taleo', 'iCIMS'] as const;
const shareLacking = [0, 0, 0.125, 0.4, 0.6, 1] as const;
const ordinary = Array.from({ length: 100 }, (_, index) => {
  const jobs = index % 9 === 0 ? 0 : (index * 37) % 400;
  const of = entities[10 + index] ?? acme;
  return buildScrape({
    id: 21 + index,
    name: `${of.company_name} ${index % 2 === 0 ? 'Careers' : 'Jobs'}`,
    of,
    ats: atsNames[index % atsNames.length],
    site_type: (index % siteTypes.length) + 1,
    active: index % 8 !== 3,
    archived: index % 20 === 19,
    status: index % 10 === 4 ? 'spidering' : index % 10 === 5 ? 'parsing' : 'idle',
    status_date: NOW - (index % 20 === 4 ? 2 * DAY + index * HOUR : HOUR),
    items_in_queue: index % 10 === 4 ? index : 0,
    num_jobs: jobs,
    jobs_without_location: Math.round(jobs * (shareLacking[index % shareLacking.length] ?? 0)),
    broken_since: index % 4 === 2 ? NOW - index * DAY : null,
    spider_last_ran: NOW - index * 13 * HOUR,
    last_updated: NOW - index * 7 * HOUR,
  });
});

/** 116 scrapes on eight pages of fifteen, with some for every insight list. */
export const scrapes: readonly ScrapeRecord[] = [
  acmeWorkday,
  archivedScrape,
  manualScrape,
  comboScrape,
  scrapeWithoutAts,
  longCodeScrape,
  stuckWithItems,
  stuckWithoutItems,
  brokenScrape,
  neverRan,
  ...hostile,
  ...ordinary,
];
