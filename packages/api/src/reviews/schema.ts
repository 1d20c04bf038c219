import * as v from 'valibot';
import { relationField, textField, wholeField } from '../core/hydra/fields.ts';
import { instant, orNull } from '../core/wire.ts';
import { userRefSchema } from '../users/schema.ts';

/**
 * What a 409 `already_reviewed` says besides its sentence: who decided and when, in unix seconds,
 * under the names that the row has. A back end that says neither reads as two nulls.
 */
export const alreadyReviewedSchema = v.object({
  last_reviewed_by: orNull(userRefSchema),
  last_time_reviewed: orNull(instant),
});
export type AlreadyReviewed = v.InferOutput<typeof alreadyReviewedSchema>;

/** What the body of every review may hold. */
export const reviewFields = {
  action: textField({ required: true }),
  job_count: wholeField({ min: 0 }),
  reason_code: textField(),
  snooze_date: textField({ format: 'date-time' }),
  note: textField({ format: 'html' }),
};
export const reviewBody = v.object(reviewFields);

/** Body of an assignment: several people as a list, or one. */
export const assignBody = v.object({
  id: wholeField(),
  assigned_to: relationField('users'),
  assign_to: relationField('users'),
});
