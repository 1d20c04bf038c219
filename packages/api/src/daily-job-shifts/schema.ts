import * as v from 'valibot';
import { flagField } from '../core/hydra/fields.ts';
import { instant, numeric, oneOrMany, orNull, relationId, text, whole } from '../core/wire.ts';
import { entityRefSchema, scrapeRefSchema } from '../entities/schema.ts';
import { noteSchema } from '../notes/schema.ts';
import { reviewFields } from '../reviews/schema.ts';
import { userRefSchema } from '../users/schema.ts';

/** The actions of a review, in the order of the form. */
export const SHIFT_ACTIONS = [
  'send_for_review',
  'place_on_watch',
  'request_new_scrape',
  'retire_scrape',
  'do_nothing',
] as const;
export type ShiftAction = (typeof SHIFT_ACTIONS)[number];

/**
 * A row of GET /daily_job_shifts, which is also the answer of its review and assignment.
 * `percent_change` is in per cent, `absolute_change` is the latest count minus the average, and
 * `shift_date` is YYYY-MM-DD.
 */
export const dailyJobShiftSchema = v.object({
  '@id': orNull(text),
  id: relationId,
  entity: entityRefSchema,
  scrape: scrapeRefSchema,
  avg_job_count: orNull(numeric),
  latest_job_count: orNull(whole),
  percent_change: orNull(numeric),
  absolute_change: orNull(numeric),
  shift_date: orNull(text),
  last_time_reviewed: orNull(instant),
  last_reviewed_by: orNull(userRefSchema),
  assigned_to: oneOrMany(userRefSchema),
  date_assigned: orNull(instant),
  /** One of SHIFT_ACTIONS, or an action that this console does not know yet. */
  last_action_taken: orNull(text),
  latest_note: orNull(noteSchema),
});
export type DailyJobShift = v.InferOutput<typeof dailyJobShiftSchema>;

/**
 * GET /daily_job_shifts/facets: the number of outages, and the numbers of shifts that are big
 * drops, that have gone to zero and that are new.
 */
export const shiftFacetsSchema = v.object({
  '@id': orNull(text),
  outages: whole,
  big_drops: whole,
  gone_to_zero: whole,
  new: whole,
});
export type ShiftFacets = v.InferOutput<typeof shiftFacetsSchema>;

/** A member of GET /daily_job_shift_outages, which is about one ATS on one day. */
export const shiftOutageSchema = v.object({
  '@id': orNull(text),
  /** The id consists of the ATS and the day. */
  id: text,
  ats: text,
  /** The day as YYYY-MM-DD. */
  shift_date: text,
  /** The number of scrapes that had jobs before. */
  scrapes: whole,
  /** The number of these scrapes that have no jobs now. */
  fallen: whole,
  /**
   * The number of open shifts without jobs now, including those of scrapes that had none just
   * before.
   */
  open_shifts: whole,
  /** The number of jobs that the fallen scrapes had before. */
  jobs_lost: whole,
});
export type ShiftOutage = v.InferOutput<typeof shiftOutageSchema>;

/** The body of POST /daily_job_shifts/{id}/review, as the console sends it. */
export type DailyJobShiftReview = {
  action: ShiftAction;
  career_page_up_to_date: boolean | null;
  /** The new address. It is empty when it is unchanged. */
  homepage_url_changed: string;
  job_count: number;
  job_count_acceptable: boolean | null;
  job_shift_valid: boolean | null;
  /** Rich text. */
  note: string;
  place_on_watch: boolean;
  reason_code: string;
  retire_scrape: boolean;
  /** An ISO date, or empty. */
  snooze_date: string;
};

/** The body of POST /daily_job_shifts/{id}/review, as the server reads it. */
export const dailyJobShiftReviewBody = v.object({
  ...reviewFields,
  retire_scrape: flagField(),
  place_on_watch: flagField(),
  job_shift_valid: flagField(),
  career_page_up_to_date: flagField(),
  job_count_acceptable: flagField(),
  /** The new address. An empty text and `false` mean that it is unchanged. */
  homepage_url_changed: v.nullish(v.union([v.string(), v.boolean()])),
});
