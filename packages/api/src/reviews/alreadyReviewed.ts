import * as v from 'valibot';
import type { ApiError } from '../core/errors.ts';
import { alreadyReviewedSchema, type AlreadyReviewed } from './schema.ts';

/** Who reviewed the row meanwhile, and when. Undefined when the review failed for another reason. */
export function alreadyReviewedBy(error: ApiError | undefined): AlreadyReviewed | undefined {
  if (error?.code !== 'already_reviewed') return undefined;
  const said = v.safeParse(alreadyReviewedSchema, error.body);
  return said.success ? said.output : { last_reviewed_by: null, last_time_reviewed: null };
}
