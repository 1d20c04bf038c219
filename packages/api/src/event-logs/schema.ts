import * as v from 'valibot';
import { instant, listOf, orNull, relationId, text } from '../core/wire.ts';
import { userRefSchema } from '../users/schema.ts';

/** An event of an entity or a scrape. `user_role` is the role that the person had at the time. */
export const eventLogSchema = v.object({
  '@id': orNull(text),
  id: relationId,
  event_type: text,
  event_name: text,
  current_state: orNull(text),
  previous_state: orNull(text),
  created_at: instant,
  notes: orNull(text),
  user: orNull(v.object({ ...userRefSchema.entries, roles: listOf(text) })),
  user_role: orNull(text),
  entity_id: orNull(relationId),
  scrape_id: orNull(relationId),
});
export type EventLog = v.InferOutput<typeof eventLogSchema>;
