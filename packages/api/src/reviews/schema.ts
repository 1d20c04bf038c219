import * as v from 'valibot';
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
