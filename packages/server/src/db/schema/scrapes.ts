import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { bigId, checkOneOf, flag, id, instant, sortedText } from './columns.ts';
import { entity } from './entities.ts';
import { appUser, ats } from './people.ts';

const SCRAPE_STATUSES = ['idle', 'parsing', 'spidering'] as const;
const CODE_TYPES = ['spider', 'parser'] as const;

export const scrape = pgTable(
  'scrape',
  {
    id: id(),
    entityId: integer()
      .notNull()
      .references(() => entity.id),
    name: sortedText().notNull(),
    atsId: integer().references(() => ats.id),
    atsData: text(),
    siteType: smallint().notNull(),
    careerPortal: sortedText(),
    active: flag(),
    archived: flag(),
    archivedDate: instant(),
    archivedReasonCode: text(),
    status: sortedText().$type<(typeof SCRAPE_STATUSES)[number]>().notNull().default('idle'),
    statusDate: instant().notNull().defaultNow(),
    isCombo: flag(),
    method: text(),
    updateMethod: text(),
    clearCookie: flag(),
    proxyService: text(),
    selfIdentification: flag(),
    specificHost: text(),
    spiderFrequency: smallint(),
    testUrl: text(),
    jobData: text(),
    allowFails: integer(),
    jobsPerPage: integer(),
    location: text(),
    numJobs: integer().notNull().default(0),
    jobsWithoutLocation: integer().notNull().default(0),
    percentageWithoutLocations: numeric({ precision: 5, scale: 2, mode: 'number' })
      .notNull()
      .default(0),
    itemsInQueue: integer().notNull().default(0),
    brokenSince: instant(),
    underrunTimestamp: instant(),
    spiderLastRan: instant(),
    dateAdded: instant().notNull().defaultNow(),
    lastUpdated: instant().notNull().defaultNow(),
    version: integer().notNull().default(1),
    /**
     * The time when the version was last raised. It is null for a scrape that was never saved
     * again.
     */
    updatedAt: instant(),
    search: text().generatedAlwaysAs(sql`lower(name || E'\\n' || coalesce(career_portal, ''))`),
  },
  (t) => [
    index('scrape_entity').on(t.entityId, t.id),
    index('scrape_search_trgm').using('gin', t.search.op('gin_trgm_ops')),
    index('scrape_name').on(t.name, t.id),
    index('scrape_portal').on(t.careerPortal, t.id),
    index('scrape_portal_desc').on(t.careerPortal.desc().nullsLast(), t.id.desc().nullsFirst()),
    index('scrape_ats').on(t.atsId, t.id),
    index('scrape_site_type').on(t.siteType, t.id),
    index('scrape_jobs').on(t.numJobs, t.id),
    index('scrape_pct').on(t.percentageWithoutLocations, t.id),
    index('scrape_flags').on(t.archived, t.active, t.id),
    index('scrape_archived').on(t.archived, t.id),
    index('scrape_active').on(t.active, t.id),
    index('scrape_status').on(t.status, t.id),
    index('scrape_updated').on(t.lastUpdated, t.id),
    index('scrape_queue')
      .on(t.itemsInQueue, t.id)
      .where(sql`${t.itemsInQueue} > 0`),
    index('scrape_broken')
      .on(t.atsId, t.name)
      .where(sql`${t.brokenSince} IS NOT NULL AND ${t.active} AND NOT ${t.archived}`),
    index('scrape_stuck')
      .on(t.statusDate, t.id)
      .where(sql`${t.status} <> 'idle' AND NOT ${t.archived}`),
    check(
      'scrape_spider_frequency_check',
      sql`${t.spiderFrequency} IN (24, 48, 72, 96, 120, 144, 168)`,
    ),
    checkOneOf('scrape_status_check', t.status, SCRAPE_STATUSES),
  ],
);

export const scrapeCode = pgTable(
  'scrape_code',
  {
    scrapeId: integer()
      .notNull()
      .references(() => scrape.id),
    codeType: text({ enum: CODE_TYPES }).notNull(),
    code: text().notNull(),
    modified: instant().notNull(),
    userId: integer().references(() => appUser.id),
  },
  (t) => [
    primaryKey({ columns: [t.scrapeId, t.codeType] }),
    // gin_trgm_ops would read each matching code again, which is ten kilobytes, to confirm the
    // match. See docs/adr/0014-searching-code.md.
    index('scrape_code_trigrams').using('gin', sql`code_trigrams(${t.code}) COLLATE "C"`),
    checkOneOf('scrape_code_code_type_check', t.codeType, CODE_TYPES),
  ],
);

export const scrapeCodeHistory = pgTable(
  'scrape_code_history',
  {
    id: id(),
    scrapeId: integer()
      .notNull()
      .references(() => scrape.id),
    codeType: text({ enum: CODE_TYPES }).notNull(),
    idx: integer().notNull(),
    code: text().notNull(),
    reasonCode: text().notNull(),
    userId: integer().references(() => appUser.id),
    modified: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('scrape_code_history_scrape_id_code_type_idx_key').on(t.scrapeId, t.codeType, t.idx),
    index('sch_scrape').on(t.scrapeId, t.modified, t.id),
  ],
);

export const scrapeStageHistory = pgTable(
  'scrape_stage_history',
  {
    id: bigId(),
    scrapeId: integer()
      .notNull()
      .references(() => scrape.id),
    entityId: integer().notNull(),
    stage: sortedText().notNull(),
    startTime: instant().notNull(),
    endTime: instant(),
    items: integer().notNull().default(0),
  },
  (t) => [
    index('ssh_scrape').on(t.scrapeId, t.startTime, t.id),
    // This index serves the stages that overlap the last days. They end in those days, or they
    // still run.
    index('ssh_scrape_end').on(t.scrapeId, t.endTime),
    index('ssh_entity').on(t.entityId, t.startTime, t.id),
  ],
);

export const scrapeErrorLog = pgTable(
  'scrape_error_log',
  {
    id: bigId(),
    scrapeId: integer()
      .notNull()
      .references(() => scrape.id),
    logTime: instant().notNull(),
    logMessage: text().notNull(),
  },
  (t) => [index('sel_scrape').on(t.scrapeId, t.logTime, t.id)],
);

export const scrapeAlert = pgTable(
  'scrape_alert',
  {
    id: id(),
    scrapeId: integer()
      .notNull()
      .references(() => scrape.id),
    entityId: integer().notNull(),
    state: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    resolvedAt: instant(),
  },
  (t) => [
    index('sal_scrape').on(t.scrapeId, t.createdAt, t.id),
    index('sal_entity')
      .on(t.entityId)
      .where(sql`${t.resolvedAt} IS NULL`),
  ],
);

export const scrapeQueueItem = pgTable(
  'scrape_queue_item',
  {
    id: bigId(),
    scrapeId: integer()
      .notNull()
      .references(() => scrape.id),
    ndx: integer().notNull(),
    url: text().notNull(),
    served: flag(),
  },
  (t) => [unique('scrape_queue_item_scrape_id_ndx_key').on(t.scrapeId, t.ndx)],
);
