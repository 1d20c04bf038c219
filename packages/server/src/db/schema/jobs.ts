import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { bigId, flag, instant, sortedText } from './columns.ts';
import { scrape } from './scrapes.ts';

/** The columns that lists read. The other columns of a job are in `job_detail`. */
export const job = pgTable(
  'job',
  {
    id: bigId(),
    hash: text().notNull().unique('job_hash_key'),
    jobId: text(),
    entityId: integer().notNull(),
    scrapeId: integer().notNull(),
    title: sortedText().notNull(),
    url: text().notNull(),
    active: boolean().notNull().default(true),
    hasLocation: flag(),
    country: text(),
    createDate: instant().notNull(),
    lastCheck: instant().notNull(),
  },
  (t) => [
    index('job_entity_created')
      .on(t.entityId, t.createDate, t.id)
      .where(sql`${t.active}`),
    index('job_entity_checked')
      .on(t.entityId, t.lastCheck, t.id)
      .where(sql`${t.active}`),
    index('job_entity_title')
      .on(t.entityId, t.title, t.id)
      .where(sql`${t.active}`),
    index('job_scrape_created')
      .on(t.scrapeId, t.createDate, t.id)
      .where(sql`${t.active}`),
    index('job_scrape_checked')
      .on(t.scrapeId, t.lastCheck, t.id)
      .where(sql`${t.active}`),
    index('job_scrape_title')
      .on(t.scrapeId, t.title, t.id)
      .where(sql`${t.active}`),
    index('job_entity_inactive')
      .on(t.entityId, t.createDate, t.id)
      .where(sql`NOT ${t.active}`),
    index('job_scrape_inactive')
      .on(t.scrapeId, t.createDate, t.id)
      .where(sql`NOT ${t.active}`),
    index('job_url_md5').on(sql`md5(${t.url})`),
  ],
);

export const jobDetail = pgTable('job_detail', {
  jobId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => job.id, { onDelete: 'cascade' }),
  onetCode: text(),
  onetDescription: text(),
  description: text(),
  city: text(),
  region: text(),
  jobLocation: jsonb(),
  extendedFields: jsonb().notNull().default([]),
});

export const jobPreviousInstance = pgTable(
  'job_previous_instance',
  {
    id: bigId(),
    jobPk: bigint({ mode: 'number' })
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    jobId: text().notNull(),
    created: instant().notNull(),
    lastChecked: instant(),
    deleteDate: instant(),
  },
  (t) => [index('jpi_job').on(t.jobPk, t.created, t.id)],
);

export const scrapeJobCount = pgTable(
  'scrape_job_count',
  {
    scrapeId: integer()
      .notNull()
      .references(() => scrape.id),
    day: date().notNull(),
    numJobs: integer().notNull(),
    recordedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.scrapeId, t.day] })],
);

export const metricDaily = pgTable(
  'metric_daily',
  {
    metric: text().notNull(),
    day: date().notNull(),
    itemCount: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.metric, t.day] })],
);
