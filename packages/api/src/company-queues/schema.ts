import * as v from 'valibot';
import { flag, instant, listOf, numeric, orNull, relationId, text } from '../core/wire.ts';
import { entityRefSchema } from '../entities/schema.ts';
import { userRefSchema } from '../users/schema.ts';

/** A status of a queue, in the spelling with hyphens whichever was sent. */
const queueStatus = v.pipe(
  text,
  v.transform((status) => status.replaceAll('_', '-')),
);

const historySchema = v.object({
  '@id': orNull(text),
  id: relationId,
  status: queueStatus,
  history_timestamp: orNull(instant),
  /** Rich text. */
  notes: orNull(text),
  resolution_code: orNull(text),
  user: orNull(userRefSchema),
});

const requestSchema = v.object({
  '@id': orNull(text),
  id: relationId,
  request_timestamp: orNull(instant),
  /** Rich text. */
  request_notes: orNull(text),
  request_source: orNull(text),
  /** 1 (now) to 5 (later). */
  request_priority: orNull(numeric),
  highest_priority: orNull(numeric),
  career_section: flag,
  career_section_empty: flag,
  email_when_finished: flag,
  numjobs_estimate: orNull(numeric),
  number_of_times_requested: orNull(numeric),
  latest_status: orNull(queueStatus),
  reason_code: orNull(text),
  user: orNull(userRefSchema),
  company_queue_request_histories: listOf(historySchema),
});

/**
 * GET /company_queues/{id} and GET /entities/{id}/company_queue, where an employer without a queue
 * has one without an id.
 */
export const companyQueueSchema = v.object({
  '@id': orNull(text),
  id: orNull(relationId),
  name: orNull(text),
  url: orNull(text),
  career_portal: orNull(text),
  ats: orNull(text),
  entity: orNull(entityRefSchema),
  entity_id: orNull(relationId),
  /** Over the requests; 1 is the most urgent, so the highest priority is the smallest number. */
  avg_priority: orNull(numeric),
  max_priority: orNull(numeric),
  latest_priority: orNull(numeric),
  latest_status: orNull(queueStatus),
  queue_listeners: listOf(v.object({ id: orNull(relationId), listener_email: text })),
  /** Newest first. */
  company_queue_requests: listOf(requestSchema),
  service_level_agreement: orNull(v.unknown()),
  internal_note: orNull(text),
  external_note: orNull(text),
});
export type CompanyQueue = v.InferOutput<typeof companyQueueSchema>;
