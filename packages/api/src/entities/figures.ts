import * as v from 'valibot';
import { instant, orNull, relationId, text, whole } from '../core/wire.ts';

/**
 * GET /entities/{id}/job_count_delta: the latest count of a scrape, when it was taken, its change
 * since the count before, and its change since the newest count that is at least seven days older.
 * `since` is the time of that count. `change_7_days` and `since` are null when there is no such
 * count.
 */
export const jobCountDeltaSchema = v.object({
  scrape_id: relationId,
  scrape_name: text,
  last_updated: orNull(instant),
  num_jobs: whole,
  /** Only the reference server sends it. Elsewhere it is null. */
  counted_at: orNull(instant),
  /** The day that was counted, `YYYY-MM-DD`. Only the reference server sends it. */
  counted_day: orNull(text),
  delta: whole,
  change_7_days: orNull(whole),
  since: orNull(instant),
});
export type JobCountDelta = v.InferOutput<typeof jobCountDeltaSchema>;

/**
 * GET /entities/{id}/jobs_by_country: the number of active jobs per country, the largest number
 * first.
 */
export const jobsByCountrySchema = v.object({ country: text, job_count: whole });
export type JobsByCountry = v.InferOutput<typeof jobsByCountrySchema>;
