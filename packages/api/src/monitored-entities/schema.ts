import * as v from 'valibot';
import { instant, listOf, orNull, relationId, text, whole } from '../core/wire.ts';
import { entityRefSchema } from '../entities/schema.ts';
import { noteSchema } from '../notes/schema.ts';
import { tagSchema } from '../tags/schema.ts';
import { userRefSchema } from '../users/schema.ts';

/** New entities and monitored entities are two lists that share the calls. */
export const MONITORED_KINDS = ['new', 'monitored'] as const;
export type MonitoredKind = (typeof MONITORED_KINDS)[number];

/** The actions of a review, in the order of the form. */
export const MONITORED_ACTIONS = ['send_for_review', 'remove_from_monitored_entities'] as const;
export type MonitoredAction = (typeof MONITORED_ACTIONS)[number];

/** A row of GET /monitored_entities, which is also the answer of its review. */
export const monitoredEntitySchema = v.object({
  '@id': orNull(text),
  id: relationId,
  /** One of MONITORED_KINDS. */
  kind: orNull(text),
  entity: entityRefSchema,
  /** The state of the entity, although the wire calls it `status`. */
  status: orNull(text),
  tier_level: orNull(whole),
  ticker: orNull(text),
  /** The tags without a category. Those with a category are in the three lists below. */
  tags: listOf(tagSchema),
  exchange_tags: listOf(tagSchema),
  can_not_be_scraped_tags: listOf(tagSchema),
  sector_and_industry_tags: listOf(tagSchema),
  latest_note: orNull(noteSchema),
  last_time_reviewed: orNull(instant),
  last_reviewed_by: orNull(userRefSchema),
  last_time_changed: orNull(instant),
});
export type MonitoredEntity = v.InferOutput<typeof monitoredEntitySchema>;

/** The body of PUT /monitored_entities/{id}/review, as the console sends it. */
export type MonitoredEntityReview = {
  action: MonitoredAction;
  /** It is null with `remove_from_monitored_entities`. */
  job_count: number | null;
  /** Rich text. */
  note: string;
  /** It is empty with `remove_from_monitored_entities`. */
  reason_code: string;
};
