import * as v from 'valibot';
import { instant, listOf, orNull, relationId, text } from '../core/wire.ts';
import { entityRefSchema } from '../entities/schema.ts';
import { noteSchema } from '../notes/schema.ts';
import { tagSchema } from '../tags/schema.ts';
import { userRefSchema } from '../users/schema.ts';

export const REVIEW_READY_STATUSES = ['open_for_review', 'accepted', 'declined'] as const;

/** The actions of a review as they are sent, in the order of the form. */
export const REVIEW_READY_ACTIONS = ['accepted', 'declined'] as const;
export type ReviewReadyAction = (typeof REVIEW_READY_ACTIONS)[number];

/** A row of GET /review_readies, which is also the answer of its review. */
export const reviewReadySchema = v.object({
  '@id': orNull(text),
  id: relationId,
  /** One of REVIEW_READY_STATUSES. */
  status: orNull(text),
  entity: entityRefSchema,
  exchange_tags: listOf(tagSchema),
  tags: listOf(tagSchema),
  company_queue_request: orNull(
    v.object({
      '@id': orNull(text),
      id: relationId,
      request_source: orNull(text),
      latest_status: orNull(text),
    }),
  ),
  request_source: orNull(text),
  latest_note: orNull(noteSchema),
  last_action_taken: orNull(text),
  last_time_reviewed: orNull(instant),
  /** Only the reference server sends it. Elsewhere it is null. */
  last_reviewed_by: orNull(userRefSchema),
  last_time_changed: orNull(instant),
});
export type ReviewReady = v.InferOutput<typeof reviewReadySchema>;

/**
 * The body of PUT /review_readies/{id}/review. The note is rich text and may be empty with
 * `accepted`.
 */
export type ReviewReadyReview = { action: ReviewReadyAction; note: string };
