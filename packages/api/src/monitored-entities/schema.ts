import * as v from 'valibot';
import { instant, listOf, orNull, relationId, text, whole } from '../core/wire.ts';
import { entityRefSchema } from '../entities/schema.ts';
import { noteSchema } from '../notes/schema.ts';
import { tagSchema } from '../tags/schema.ts';
import { userRefSchema } from '../users/schema.ts';

/** Two lists share the calls: entities that are watched, and those that came in lately. */
export const MONITORED_KINDS = ['new', 'monitored'] as const;
export type MonitoredKind = (typeof MONITORED_KINDS)[number];

/** What may be decided about a row, in the order of the form. */
export const MONITORED_ACTIONS = ['send_for_review', 'remove_from_monitored_entities'] as const;
export type MonitoredAction = (typeof MONITORED_ACTIONS)[number];

/** A row of GET /monitored_entities and the answer of its review; instants in unix seconds. */
export const monitoredEntitySchema = v.object({
  '@id': orNull(text),
  id: relationId,
  /** One of MONITORED_KINDS. */
  kind: orNull(text),
  entity: entityRefSchema,
  /** The state of the entity. */
  status: orNull(text),
  tier_level: orNull(whole),
  ticker: orNull(text),
  /** Tags without a category; the others are in the three lists below. */
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

/** Body of PUT /monitored_entities/{id}/review (table R3). */
export type MonitoredEntityReview = {
  action: MonitoredAction;
  /** Null with `remove_from_monitored_entities`. */
  job_count: number | null;
  /** Rich text. */
  note: string;
  /** Empty with `remove_from_monitored_entities`. */
  reason_code: string;
};
