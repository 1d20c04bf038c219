import * as v from 'valibot';
import {
  flagField,
  listField,
  relationField,
  textField,
  wholeField,
} from '../core/hydra/fields.ts';
import { flag, instant, listOf, numeric, orNull, relationId, text, whole } from '../core/wire.ts';
import { entityRefSchema } from '../entities/schema.ts';
import { userRefSchema } from '../users/schema.ts';
import { QUEUE_NOTE_MAX, QUEUE_STATUSES } from './rules.ts';

/** A queue status. It is read with underscores, too; the result has hyphens. */
const queueStatus = v.pipe(
  text,
  v.transform((status) => status.replaceAll('_', '-')),
);

/** One row of the history of a request. */
export const queueHistorySchema = v.object({
  '@id': orNull(text),
  id: relationId,
  status: queueStatus,
  history_timestamp: orNull(instant),
  /** Rich text. */
  notes: orNull(text),
  resolution_code: orNull(text),
  user: orNull(userRefSchema),
  /**
   * The values of the request at the time of this row. They are an addition of the reference
   * server, and null elsewhere and in rows of imports.
   */
  request_source: orNull(text),
  request_priority: orNull(whole),
  numjobs_estimate: orNull(whole),
  career_section: v.nullish(v.boolean(), null),
  career_section_empty: v.nullish(v.boolean(), null),
  email_when_finished: v.nullish(v.boolean(), null),
});
export type QueueHistory = v.InferOutput<typeof queueHistorySchema>;

const requestFields = {
  '@id': orNull(text),
  id: relationId,
  request_timestamp: orNull(instant),
  /** Rich text. */
  request_notes: orNull(text),
  request_source: orNull(text),
  /** 1 (now) to 5 (later). */
  request_priority: orNull(whole),
  highest_priority: orNull(whole),
  career_section: flag,
  career_section_empty: flag,
  email_when_finished: flag,
  numjobs_estimate: orNull(whole),
  number_of_times_requested: orNull(whole),
  latest_status: orNull(queueStatus),
  reason_code: orNull(text),
  user: orNull(userRefSchema),
  /**
   * Null for a request that is never due, and in answers of back ends without due times. For those
   * back ends `overdue` is null, too.
   */
  due_at: orNull(instant),
  overdue: v.nullish(v.boolean(), null),
  /** The person who works on a request in progress, and since when. */
  assigned_to: orNull(userRefSchema),
  assigned_at: orNull(instant),
  /** True when the request is in progress and its history has had no entry for some days. */
  stalled: flag,
  /** Only the reference server sends it. Elsewhere it is null. */
  version: orNull(whole),
};
/** The newest entry comes first. */
const histories = { company_queue_request_histories: listOf(queueHistorySchema) };
const requestSchema = v.object({ ...requestFields, ...histories });
export type QueueRequest = v.InferOutput<typeof requestSchema>;

/** A row of GET /company_queue_requests. */
export const queueRequestRowSchema = v.object({
  ...requestFields,
  company_queue: v.object({
    '@id': orNull(text),
    id: relationId,
    name: orNull(text),
    url: orNull(text),
    latest_status: orNull(queueStatus),
    entity: orNull(entityRefSchema),
  }),
});

export type QueueRequestRow = v.InferOutput<typeof queueRequestRowSchema>;

/** GET /company_queue_requests/{id}: the row and its histories. */
export const queueRequestSchema = v.object({ ...queueRequestRowSchema.entries, ...histories });

/**
 * The queue of GET /company_queues/{id} and GET /entities/{id}/company_queue. For an entity without
 * a queue, the answer is a queue whose id is null.
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
  /**
   * These figures cover all requests. 1 is the most urgent priority, so the highest priority is the
   * smallest number.
   */
  avg_priority: orNull(numeric),
  max_priority: orNull(whole),
  latest_priority: orNull(whole),
  latest_status: orNull(queueStatus),
  queue_listeners: listOf(v.object({ id: orNull(relationId), listener_email: text })),
  /** The newest request comes first. */
  company_queue_requests: listOf(requestSchema),
  service_level_agreement: orNull(v.unknown()),
  internal_note: orNull(text),
  external_note: orNull(text),
  /** Only the reference server sends it. Elsewhere it is null. */
  version: orNull(whole),
  /** The time at which a person last raised the version. */
  updated_at: orNull(instant),
});
export type CompanyQueue = v.InferOutput<typeof companyQueueSchema>;

/** Body of POST /company_queue_request_histories. */
export const statusChangeBody = v.object({
  company_queue: relationField('company_queues', { required: true }),
  company_queue_request: relationField('company_queue_requests', { required: true }),
  status: textField({ required: true, choices: QUEUE_STATUSES }),
  notes: textField({ format: 'html' }),
  resolution_code: textField(),
  /** This value is not read, because the author is the signed-in person. */
  user: relationField('users'),
});

const listenersField = () =>
  v.optional(
    listField(v.object({ listener_email: textField({ required: true, format: 'email' }) })),
  );

/**
 * Body of PATCH /company_queues/{id}. An absent field keeps its value. The listeners are the whole
 * new set; their name in the answer is read, too. A null `entity` removes the entity.
 */
export const queuePatchBody = v.object({
  company_queue_listeners: listenersField(),
  queue_listeners: listenersField(),
  entity: relationField('entities'),
  /** True to let this queue join the queue of an entity that has one already. */
  merge: flagField(),
  internal_note: textField({ maxLength: QUEUE_NOTE_MAX }),
  external_note: textField({ maxLength: QUEUE_NOTE_MAX }),
  service_level_agreement: textField({ maxLength: 255 }),
});

/** The body of PATCH /company_queues/{id}, as the console sends it. */
export type QueuePatch =
  | { company_queue_listeners: readonly { listener_email: string }[] }
  | { entity: string; merge?: true }
  | { entity: null };

/**
 * Body of PATCH /company_queue_requests/{id}. An absent field keeps its value. A priority needs a
 * note. A null `assigned_to` releases the request.
 */
export const requestPatchBody = v.object({
  request_priority: wholeField({ min: 1, max: 5 }),
  note: textField({ format: 'html' }),
  assigned_to: relationField('users'),
});

/** The body of PATCH /company_queue_requests/{id}, as the console sends it. `note` is rich text. */
export type QueueRequestPatch =
  | { request_priority: number; note: string }
  | { assigned_to: string | null };

const facet = listOf(v.object({ value: text, count: whole }));

/**
 * GET /company_queue_requests/facets: the number of requests for each value of a filter, under all
 * other filters of the query.
 */
export const queueFacetsSchema = v.object({
  '@id': orNull(text),
  request_status: facet,
  request_priority: facet,
  due: facet,
});
export type QueueFacets = v.InferOutput<typeof queueFacetsSchema>;

/** GET /queue_flow: how many requests came into the queue and left it, by day, oldest first. */
export const queueFlowSchema = v.object({
  '@id': orNull(text),
  /** `date` is YYYY-MM-DD. `net` is `asked` minus `answered`. */
  days: listOf(v.object({ date: text, asked: whole, answered: whole, net: whole })),
  /**
   * The hours from a request to its first answer, by priority. They are null when no request was
   * answered.
   */
  answer_hours: listOf(
    v.object({
      request_priority: whole,
      answered: whole,
      median: orNull(numeric),
      p90: orNull(numeric),
    }),
  ),
});
export type QueueFlow = v.InferOutput<typeof queueFlowSchema>;

/** Body of POST /search_by_url. The text is an address, or a part of an address or a name. */
export const searchBody = v.object({ url: textField({ required: true }) });

/** GET /company_queue_requests/{id}/possible_matches: an entity that the request may be about. */
export const entityMatchSchema = v.object({
  entity: entityRefSchema,
  /** One of `url`, `alias` and `name`. */
  reason: text,
  /** 0 to 1. */
  score: numeric,
});

export type EntityMatch = v.InferOutput<typeof entityMatchSchema>;

/** GET /queue_stats: figures of the open requests. */
export const queueStatsSchema = v.object({
  since: orNull(instant),
  next_refresh: orNull(instant),
  total_queue_size: whole,
  oldest_date_in_queue: orNull(instant),
  newest_date_in_queue: orNull(instant),
  average_date_in_queue: orNull(instant),
});

/** GET /user/{id}/work_history: a request in whose history the user wrote. */
export const workHistorySchema = v.object({
  '@id': orNull(text),
  id: relationId,
  entity: orNull(v.object({ id: relationId, company_name: text })),
  queue_name: orNull(text),
  status: queueStatus,
  last_requested: orNull(instant),
});

/** Body of POST /entities/add_queue_request. The names may be absent when the entity is known. */
export const queueRequestBody = v.object({
  entity_id: relationField('entities'),
  company_queue_id: relationField('company_queues'),
  entity_name: textField({ maxLength: 255 }),
  entity_url: textField({ format: 'uri' }),
  ats: textField({ maxLength: 255 }),
  career_portal: textField({ format: 'uri' }),
  company_queue_request_priority: wholeField({ required: true, min: 1, max: 5 }),
  company_queue_numjobs_estimate: wholeField({ required: true, min: 0, max: 2_147_483_647 }),
  company_queue_request_notes: textField({ required: true, format: 'html' }),
  company_queue_listener_email: listField(v.string()),
  career_section: flagField(),
  career_section_empty: flagField(),
  email_when_finished: flagField(),
});

/** The body of POST /entities/add_queue_request, as the console sends it. */
export type QueueRequestWrite = {
  /** It is absent for an entity that the console does not know. */
  entity_id?: number;
  /** It is absent when no queue is known. */
  company_queue_id?: number;
  entity_name: string;
  entity_url: string;
  ats: string;
  career_portal: string;
  /** 1 (now) to 5 (later). */
  company_queue_request_priority: number;
  company_queue_numjobs_estimate: number;
  /** Rich text. */
  company_queue_request_notes: string;
  company_queue_listener_email: readonly string[];
  career_section: boolean;
  career_section_empty: boolean;
  email_when_finished: boolean;
};
