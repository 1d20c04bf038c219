import * as v from 'valibot';
import { REVIEWED_RESOURCES } from '../keys.ts';

export const itemSchema = v.object({
  /** It is the idempotency key of every try. */
  id: v.string(),
  /** Whose it is. Undefined while nobody is signed in. */
  userId: v.optional(v.number()),
  kind: v.picklist(REVIEWED_RESOURCES),
  rowId: v.number(),
  /** `last_time_reviewed` of the row as it was seen, for If-Match. */
  reviewed: v.nullable(v.number()),
  /** "Acme: Do Nothing" */
  title: v.string(),
  /** The wire body. */
  values: v.unknown(),
  /** The form's values, given back on undo and failure. */
  form: v.unknown(),
  /** The draft that a failure comes back as: `daily-job-shift-review-12`. */
  draftKey: v.string(),
  /** The last segment of the address of its tab: `new-entities`. */
  tab: v.optional(v.string(), ''),
  /** `createOutbox` says what they mean. */
  state: v.picklist(['held', 'sending', 'failed']),
  /** It is not sent before this time, in milliseconds. */
  heldUntil: v.number(),
  /** How many answers have said nothing about the decision. */
  unclear: v.optional(v.number()),
  /** Why it failed, in words. */
  why: v.optional(v.string()),
  /** It failed, and another try may succeed. */
  retriable: v.optional(v.boolean()),
});
/** A decision that the server has not confirmed yet. */
export type OutboxItem = v.InferOutput<typeof itemSchema>;
