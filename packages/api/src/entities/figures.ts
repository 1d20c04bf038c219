import * as v from 'valibot';
import { instant, orNull, relationId, text, whole } from '../core/wire.ts';

/**
 * GET /entities/{id}/job_count_delta: the latest count of a scrape, when it was taken, its change
 * since the one before, and its change since `since`, the newest count at least seven days older.
 * `change_7_days` and `since` are null when there is none.
 */
export const jobCountDeltaSchema = v.object({
  scrape_id: relationId,
  scrape_name: text,
  last_updated: orNull(instant),
  num_jobs: whole,
  /** An addition of the reference server, null elsewhere. */
  counted_at: orNull(instant),
  delta: whole,
  change_7_days: orNull(whole),
  since: orNull(instant),
});
export type JobCountDelta = v.InferOutput<typeof jobCountDeltaSchema>;

/** GET /entities/{id}/jobs_by_country: active jobs per country, largest number first. */
export const jobsByCountrySchema = v.object({ country: text, job_count: whole });
export type JobsByCountry = v.InferOutput<typeof jobsByCountrySchema>;
