import * as v from 'valibot';
import { instant, numeric, orNull, relationId, text, whole } from '../core/wire.ts';
import { stage, withOneSpelling } from '../scrapes/spellings.ts';

/** The fields of a scrape in an insight list. The server may send the whole scrape. */
const ofScrape = <Fields extends v.ObjectEntries>(fields: Fields) =>
  v.pipe(
    v.unknown(),
    v.transform(withOneSpelling),
    v.object({ id: relationId, name: text, ...fields }),
  );

/** GET /scrapes/with_entries_in_queue. */
export const queuedScrapeSchema = ofScrape({ items_in_queue: whole });
export type QueuedScrape = v.InferOutput<typeof queuedScrapeSchema>;

/**
 * A row of GET /scrapes/all_broken_scrapes and GET /ats/{ats}/broken_scrapes. Instants are in unix
 * seconds.
 */
export const brokenScrapeSchema = ofScrape({
  ats: orNull(text),
  spider_last_ran: orNull(instant),
  broken_since: orNull(instant),
});
export type BrokenScrape = v.InferOutput<typeof brokenScrapeSchema>;

/**
 * A row of GET /scrapes/stuck. `stage` is read as `status`, `since` as `status_date`, and
 * `queued_items` as `items_in_queue`.
 */
export const stuckScrapeSchema = ofScrape({
  ats: orNull(text),
  status: stage,
  status_date: orNull(instant),
  items_in_queue: orNull(whole),
  career_portal: orNull(text),
});
export type StuckScrape = v.InferOutput<typeof stuckScrapeSchema>;

/** GET /ats/working_broken_counts. The row of the scrapes without an ATS has a null `ats`. */
export const atsCountSchema = v.pipe(
  v.object({
    ats: orNull(text),
    working_count: whole,
    broken_count: whole,
    total: whole,
    percent_working: numeric,
  }),
  v.transform((counts) => ({ ...counts, id: counts.ats ?? '' })),
);
export type AtsCount = v.InferOutput<typeof atsCountSchema>;

export const INSIGHT_METRICS = [
  'total_runs',
  'all_broken_scrapes',
  'with_entries_in_queue',
  'with_no_jobs',
  'manual_companies',
  'broken_companies_by_engine',
] as const;

/** GET /insights: the value of a metric on one day, written MM/DD/YYYY. */
export const insightMetricSchema = v.object({
  metric: text,
  date_string: text,
  item_count: whole,
});

/** A point of the three graph calls: a day (YYYY-MM-DD), its count and its average. */
export const graphPointSchema = v.object({
  date: text,
  count: orNull(whole),
  average: orNull(numeric),
});
export type GraphPoint = v.InferOutput<typeof graphPointSchema>;
