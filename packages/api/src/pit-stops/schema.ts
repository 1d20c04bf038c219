import * as v from 'valibot';
import { instant, listOf, orNull, relationId, text, whole } from '../core/wire.ts';
import { entityRefSchema } from '../entities/schema.ts';
import { noteSchema } from '../notes/schema.ts';
import { tagSchema } from '../tags/schema.ts';
import { userRefSchema } from '../users/schema.ts';

export const PIT_STOP_STATUSES = ['requested', 'in-progress', 'done'] as const;
export type PitStopStatus = (typeof PIT_STOP_STATUSES)[number];

/** The actions of a review, in the order of the form. */
export const PIT_STOP_ACTIONS = [
  'send_to_scrape_team',
  'send_to_continuous_delivery_queue',
  'place_on_watch',
] as const;
export type PitStopAction = (typeof PIT_STOP_ACTIONS)[number];

/** A row of GET /pit_stops, which is also the answer of its review. */
export const pitStopSchema = v.object({
  '@id': orNull(text),
  id: relationId,
  entity: entityRefSchema,
  tags: listOf(tagSchema),
  number_of_requests: orNull(whole),
  /** 1 (now) to 5 (later). */
  priority: orNull(whole),
  pit_stop_entered_date: orNull(instant),
  resolved_date: orNull(instant),
  /**
   * One of PIT_STOP_STATUSES, or a status that this console does not know yet. A status is read as
   * in-progress with a hyphen, whether it was sent with a hyphen or an underscore.
   */
  status: orNull(
    v.pipe(
      text,
      v.transform((status) => status.replaceAll('_', '-')),
    ),
  ),
  reason_code: orNull(text),
  last_action_taken: orNull(text),
  latest_note: orNull(noteSchema),
  /**
   * Only the reference server sends it. Elsewhere it is null. It distinguishes two reviews of one
   * row and says who was faster.
   */
  last_time_reviewed: orNull(instant),
  last_reviewed_by: orNull(userRefSchema),
});
export type PitStop = v.InferOutput<typeof pitStopSchema>;

/** The body of PUT /pit_stops/{id}/review, as the console sends it. */
export type PitStopReview = {
  action: PitStopAction;
  /** It is null when the action does not ask for it. */
  job_count: number | null;
  /** Rich text. */
  note: string;
  /** It is empty with `send_to_continuous_delivery_queue`. */
  reason_code: string;
  /** An ISO date with `place_on_watch`, otherwise empty. */
  snooze_date: string;
};
