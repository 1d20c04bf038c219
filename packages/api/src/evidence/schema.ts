import * as v from 'valibot';
import { instant, numeric, orNull, relationId, text, whole } from '../core/wire.ts';
import { SCRAPE_CODE_TYPES } from '../scrape-code/schema.ts';
import { userRefSchema } from '../users/schema.ts';

/** The jobs that were counted on one day (YYYY-MM-DD), and the mean of the seven days up to it. */
export const dayCountSchema = v.object({ date: text, count: whole, average: numeric });
export type DayCount = v.InferOutput<typeof dayCountSchema>;

/** The number of entries of an error log on one day. A day without entries is left out. */
export const dayErrorsSchema = v.object({ date: text, count: whole });
export type DayErrors = v.InferOutput<typeof dayErrorsSchema>;

/** The largest number of scrapes in one GET /scrape_job_counts. */
export const MAX_SCRAPES = 100;

/** The job counts of one scrape, oldest first. */
export const scrapeCountsSchema = v.object({
  scrape_id: relationId,
  counts: v.array(v.object({ date: text, count: whole })),
});
export type ScrapeCounts = v.InferOutput<typeof scrapeCountsSchema>;

/** A saved version of a code, without the code. `index` counts from 1, which is the oldest version. */
export const codeSaveSchema = v.object({
  id: relationId,
  code_type: v.picklist(SCRAPE_CODE_TYPES),
  index: whole,
  modified: instant,
  reason_code: text,
  user: orNull(userRefSchema),
});
export type CodeSave = v.InferOutput<typeof codeSaveSchema>;

/** Something that was wrong with a scrape. `resolved_at` is null while it is still wrong. */
export const pastAlertSchema = v.object({
  id: relationId,
  state: text,
  created_at: instant,
  resolved_at: orNull(instant),
});
export type PastAlert = v.InferOutput<typeof pastAlertSchema>;

/** A review that was made. `subject` is the list whose row was reviewed, such as `watch_list`. */
export const pastReviewSchema = v.object({
  id: relationId,
  subject: text,
  action: text,
  created_at: instant,
  user: orNull(userRefSchema),
  note_id: orNull(relationId),
  entity_id: orNull(relationId),
  scrape_id: orNull(relationId),
});
export type PastReview = v.InferOutput<typeof pastReviewSchema>;
