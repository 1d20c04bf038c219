import * as v from 'valibot';
import { REVIEWED_RESOURCES } from '../keys.ts';

export const itemSchema = v.object({
  /** The id is the idempotency key of every try. */
  id: v.string(),
  /** The user who has made the decision. It is undefined while nobody is signed in. */
  userId: v.optional(v.number()),
  kind: v.picklist(REVIEWED_RESOURCES),
  rowId: v.number(),
  /** The `last_time_reviewed` of the row as the person saw it. It is sent as If-Match. */
  reviewed: v.nullable(v.number()),
  /** The text that names the decision, such as "Acme: Do Nothing". */
  title: v.string(),
  /** The body as it is sent on the wire. */
  values: v.unknown(),
  /** The values of the form, which are given back when the item is taken back or fails. */
  form: v.unknown(),
  /** The key of the draft that a failed item becomes, such as `daily-job-shift-review-12`. */
  draftKey: v.string(),
  /** The last segment of the address of its dashboard tab, such as `new-entities`. */
  tab: v.optional(v.string(), ''),
  /** The meaning of the states is described at `createOutbox`. */
  state: v.picklist(['held', 'sending', 'failed']),
  /** The item is not sent before this time, in Unix milliseconds. */
  heldUntil: v.number(),
  /** The number of answers that have said nothing about the decision. */
  unclear: v.optional(v.number()),
  /** The reason why it failed, in words. */
  why: v.optional(v.string()),
  /** True when it failed and another try may succeed. */
  retriable: v.optional(v.boolean()),
});
/** A decision that the server has not confirmed yet. */
export type OutboxItem = v.InferOutput<typeof itemSchema>;
