import * as v from 'valibot';
import { relationField, textField, wholeField } from '../core/hydra/fields.ts';
import { instant, orNull } from '../core/wire.ts';
import { userRefSchema } from '../users/schema.ts';

/**
 * The members of a 409 `already_reviewed`. They say who reviewed the row and when, under the names
 * of the row. Both are null when a back end does not send them.
 */
export const alreadyReviewedSchema = v.object({
  last_reviewed_by: orNull(userRefSchema),
  last_time_reviewed: orNull(instant),
});
export type AlreadyReviewed = v.InferOutput<typeof alreadyReviewedSchema>;

/** The fields that the body of every review may have. */
export const reviewFields = {
  action: textField({ required: true }),
  job_count: wholeField({ min: 0 }),
  reason_code: textField(),
  snooze_date: textField({ format: 'date-time' }),
  note: textField({ format: 'html' }),
};
export const reviewBody = v.object(reviewFields);

/** The body of an assignment to one person or to a list of people. */
export const assignBody = v.object({
  id: wholeField(),
  assigned_to: relationField('users'),
  assign_to: relationField('users'),
});
