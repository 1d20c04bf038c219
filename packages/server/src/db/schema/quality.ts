import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { checkOneOf, id, instant, sortedText } from './columns.ts';
import { companyQueueRequest } from './companyQueue.ts';
import { entity } from './entities.ts';
import { note } from './notes.ts';
import { appUser } from './people.ts';
import { scrape } from './scrapes.ts';

const REVIEW_SUBJECTS = [
  'daily_job_shift',
  'watch_list',
  'monitored_entity',
  'review_ready',
  'pit_stop',
] as const;
const MONITORED_KINDS = ['new', 'monitored'] as const;
const REVIEW_READY_STATUSES = ['open_for_review', 'accepted', 'declined'] as const;
const PIT_STOP_STATUSES = ['requested', 'in-progress', 'done'] as const;

/**
 * Makes the two indexes of a nullable sort key, because nulls come last in both directions. `rows`
 * limits them to the rows that the list shows.
 */
const nullableKey = (name: string, key: PgColumn, id: PgColumn, rows?: SQL) => {
  const both = [
    index(name).on(key, id),
    index(`${name}_desc`).on(sql`${key} DESC NULLS LAST`, sql`${id} DESC`),
  ];
  return rows === undefined ? both : both.map((one) => one.where(rows));
};

export const watchList = pgTable(
  'watch_list',
  {
    id: id(),
    entityId: integer()
      .notNull()
      .references(() => entity.id),
    scrapeId: integer().references(() => scrape.id),
    reasonCode: text().notNull(),
    watchListedDate: instant().notNull().defaultNow(),
    snoozedUntil: instant(),
    removedAt: instant(),
    removedReasonCode: text(),
    noteId: integer().references(() => note.id),
  },
  (t) => [
    uniqueIndex('wl_open')
      .on(t.entityId)
      .where(sql`${t.removedAt} IS NULL`),
    index('wl_date')
      .on(t.watchListedDate, t.id)
      .where(sql`${t.removedAt} IS NULL`),
    ...nullableKey('wl_scrape', t.scrapeId, t.id, sql`${t.removedAt} IS NULL`),
  ],
);

export const watchListAssignee = pgTable(
  'watch_list_assignee',
  {
    watchListId: integer()
      .notNull()
      .references(() => watchList.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => appUser.id),
  },
  (t) => [primaryKey({ columns: [t.watchListId, t.userId] })],
);

export const dailyJobShift = pgTable(
  'daily_job_shift',
  {
    id: id(),
    entityId: integer()
      .notNull()
      .references(() => entity.id),
    scrapeId: integer()
      .notNull()
      .references(() => scrape.id),
    shiftDate: date().notNull(),
    avgJobCount: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull(),
    latestJobCount: integer().notNull(),
    percentChange: numeric({ precision: 9, scale: 2, mode: 'number' }).notNull(),
    /** The value is stored, because an index on an expression would not serve the list's order. */
    absoluteChange: numeric({ precision: 12, scale: 2, mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`latest_job_count - avg_job_count`),
    lastTimeReviewed: instant(),
    lastReviewedBy: integer().references(() => appUser.id),
    dateAssigned: instant(),
    lastActionTaken: sortedText(),
    noteId: integer().references(() => note.id),
    closedAt: instant(),
  },
  (t) => [
    unique('daily_job_shift_scrape_id_shift_date_key').on(t.scrapeId, t.shiftDate),
    index('djs_open')
      .on(t.shiftDate, t.id)
      .where(sql`${t.closedAt} IS NULL`),
    index('djs_pct')
      .on(t.percentChange, t.id)
      .where(sql`${t.closedAt} IS NULL`),
    index('djs_change')
      .on(t.absoluteChange, t.id)
      .where(sql`${t.closedAt} IS NULL`),
    index('djs_entity')
      .on(t.entityId, t.id)
      .where(sql`${t.closedAt} IS NULL`),
    index('djs_scrape')
      .on(t.scrapeId, t.id)
      .where(sql`${t.closedAt} IS NULL`),
    index('djs_avg')
      .on(t.avgJobCount, t.id)
      .where(sql`${t.closedAt} IS NULL`),
    index('djs_latest')
      .on(t.latestJobCount, t.id)
      .where(sql`${t.closedAt} IS NULL`),
    ...nullableKey('djs_reviewed', t.lastTimeReviewed, t.id, sql`${t.closedAt} IS NULL`),
    ...nullableKey('djs_reviewer', t.lastReviewedBy, t.id, sql`${t.closedAt} IS NULL`),
    ...nullableKey('djs_assigned', t.dateAssigned, t.id, sql`${t.closedAt} IS NULL`),
  ],
);

export const dailyJobShiftAssignee = pgTable(
  'daily_job_shift_assignee',
  {
    dailyJobShiftId: integer()
      .notNull()
      .references(() => dailyJobShift.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => appUser.id),
  },
  (t) => [
    primaryKey({ columns: [t.dailyJobShiftId, t.userId] }),
    index('djsa_user').on(t.userId, t.dailyJobShiftId),
  ],
);

export const review = pgTable(
  'review',
  {
    id: id(),
    subject: text({ enum: REVIEW_SUBJECTS }).notNull(),
    subjectId: integer().notNull(),
    userId: integer()
      .notNull()
      .references(() => appUser.id),
    action: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** The entity and the scrape of the row at the time, and the note of the review. */
    entityId: integer(),
    scrapeId: integer(),
    noteId: integer(),
  },
  (t) => [
    index('review_subject').on(t.subject, t.subjectId, t.createdAt, t.id),
    index('review_entity').on(t.entityId, t.createdAt, t.id),
    index('review_scrape')
      .on(t.scrapeId, t.createdAt, t.id)
      .where(sql`${t.scrapeId} IS NOT NULL`),
    checkOneOf('review_subject_check', t.subject, REVIEW_SUBJECTS),
  ],
);

export const monitoredEntity = pgTable(
  'monitored_entity',
  {
    id: id(),
    entityId: integer()
      .notNull()
      .references(() => entity.id),
    kind: text({ enum: MONITORED_KINDS }).notNull(),
    lastTimeReviewed: instant(),
    lastReviewedBy: integer().references(() => appUser.id),
    noteId: integer().references(() => note.id),
    removedAt: instant(),
  },
  (t) => [
    uniqueIndex('me_open')
      .on(t.entityId)
      .where(sql`${t.removedAt} IS NULL`),
    ...nullableKey('me_reviewed', t.lastTimeReviewed, t.id, sql`${t.removedAt} IS NULL`),
    checkOneOf('monitored_entity_kind_check', t.kind, MONITORED_KINDS),
  ],
);

export const reviewReady = pgTable(
  'review_ready',
  {
    id: id(),
    entityId: integer()
      .notNull()
      .references(() => entity.id),
    companyQueueRequestId: integer().references(() => companyQueueRequest.id),
    status: text({ enum: REVIEW_READY_STATUSES }).notNull().default('open_for_review'),
    lastActionTaken: sortedText(),
    lastTimeReviewed: instant(),
    lastTimeChanged: instant().notNull().defaultNow(),
    noteId: integer().references(() => note.id),
  },
  (t) => [
    index('rr_open')
      .on(t.lastTimeChanged, t.id)
      .where(sql`${t.status} = 'open_for_review'`),
    index('rr_entity')
      .on(t.entityId, t.id)
      .where(sql`${t.status} = 'open_for_review'`),
    uniqueIndex('rr_request_open')
      .on(t.companyQueueRequestId)
      .where(sql`${t.status} = 'open_for_review'`),
    checkOneOf('review_ready_status_check', t.status, REVIEW_READY_STATUSES),
  ],
);

export const pitStop = pgTable(
  'pit_stop',
  {
    id: id(),
    entityId: integer()
      .notNull()
      .references(() => entity.id),
    companyQueueRequestId: integer().references(() => companyQueueRequest.id),
    numberOfRequests: integer().notNull().default(1),
    priority: smallint().notNull(),
    pitStopEnteredDate: instant().notNull().defaultNow(),
    resolvedDate: instant(),
    status: sortedText().$type<(typeof PIT_STOP_STATUSES)[number]>().notNull().default('requested'),
    reasonCode: sortedText(),
    lastActionTaken: sortedText(),
    noteId: integer().references(() => note.id),
  },
  (t) => [
    index('ps_status').on(t.status, t.pitStopEnteredDate, t.id),
    index('ps_entered').on(t.pitStopEnteredDate, t.id),
    index('ps_entity').on(t.entityId, t.id),
    index('ps_priority').on(t.priority, t.id),
    index('ps_requests').on(t.numberOfRequests, t.id),
    ...nullableKey('ps_resolved', t.resolvedDate, t.id),
    ...nullableKey('ps_reason', t.reasonCode, t.id),
    uniqueIndex('ps_open')
      .on(t.entityId)
      .where(sql`${t.status} <> 'done'`),
    check('pit_stop_priority_check', sql`${t.priority} BETWEEN 1 AND 5`),
    checkOneOf('pit_stop_status_check', t.status, PIT_STOP_STATUSES),
  ],
);
