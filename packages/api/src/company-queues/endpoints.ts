import { get, getAll, getList, patch, post, type Endpoint } from '../core/endpoint.ts';
import { entityCreateBody, entitySchema, urlMatchSchema } from '../entities/schema.ts';
import { GRAPH_LENGTHS } from '../insights/graphRanges.ts';
import { queueRequestList, workHistoryList } from './list.ts';
import {
  companyQueueSchema,
  entityMatchSchema,
  queueFacetsSchema,
  queueFlowSchema,
  queueHistorySchema,
  queuePatchBody,
  queueRequestBody,
  queueRequestRowSchema,
  queueRequestSchema,
  queueStatsSchema,
  requestPatchBody,
  searchBody,
  statusChangeBody,
  workHistorySchema,
  type QueueFacets,
} from './schema.ts';

export const read = get('/company_queues/{id}', companyQueueSchema, { versioned: true });
/** An entity without a queue is answered with a queue that has no id. */
export const ofEntity = get('/entities/{id}/company_queue', companyQueueSchema);
export const listRequests = getList(queueRequestList, queueRequestRowSchema);
export const readRequest = get('/company_queue_requests/{id}', queueRequestSchema, {
  versioned: true,
});
/** Counts the requests by status, priority and due time, each under all other filters of the list. */
export const facets: Endpoint<'/company_queue_requests/facets', QueueFacets> = {
  ...get('/company_queue_requests/facets', queueFacetsSchema),
  list: queueRequestList,
};
/** Changes the priority of an open request, or who works on it. */
export const updateRequest = patch(
  '/company_queue_requests/{id}',
  requestPatchBody,
  queueRequestSchema,
  {
    versioned: true,
    controls: ['entityPage.changeQueueStatus', 'queueRequests.changeQueueStatus'],
    refusals: [
      'entity_archived',
      'in_review',
      'not_in_progress',
      'not_latest_request',
      'request_closed',
    ],
  },
);

/**
 * Changes the listeners, the entity or the notes of a queue. An entity that has a queue already is
 * refused, unless the body says `merge`; then the answer is the queue of the entity.
 */
export const update = patch('/company_queues/{id}', queuePatchBody, companyQueueSchema, {
  versioned: true,
  controls: ['entityPage.editQueue', 'queueRequests.editQueue'],
  refusals: ['entity_archived', 'entity_has_queue', 'queue_has_entity'],
});

/** The status is 200 when the request joins an open one, and 201 when it is new. */
export const addRequest = post(
  '/entities/add_queue_request',
  queueRequestBody,
  companyQueueSchema,
  {
    status: 201,
    joins: true,
    controls: ['entityPage.addToQueue', 'queueRequests.addToQueue', 'scraperDashboard.addToQueue'],
    refusals: ['entity_archived'],
  },
);
/** A status that does not close the open request is refused for an archived entity. */
export const changeStatus = post(
  '/company_queue_request_histories',
  statusChangeBody,
  queueHistorySchema,
  {
    status: 201,
    controls: ['entityPage.changeQueueStatus', 'queueRequests.changeQueueStatus'],
    refusals: ['entity_archived', 'illegal_transition', 'in_review', 'not_latest_request'],
  },
);

/**
 * Answers at most 10 entities that the request may be about. Those that are not archived come
 * first.
 */
export const possibleMatches = getAll(
  '/company_queue_requests/{id}/possible_matches',
  entityMatchSchema,
);
/** Creates an entity and gives it the queue of the request. */
export const createEntity = post(
  '/company_queue_requests/{id}/create_entity',
  entityCreateBody,
  entitySchema,
  { status: 201, controls: ['queueRequests.createEntity'], refusals: ['queue_has_entity'] },
);
/**
 * Answers the entities and queues whose address or name contains the text, which has three
 * characters or more.
 */
export const searchByUrl = post('/search_by_url', searchBody, urlMatchSchema);

/** Answers a collection with one member, which is calculated every five minutes at most. */
export const stats = getAll('/queue_stats', queueStatsSchema);
/** The days begin and end in the configured time zone. */
export const flow = get('/queue_flow', queueFlowSchema, { query: { length: GRAPH_LENGTHS } });
export const workHistory = getList(workHistoryList, workHistorySchema);
/** The list of `workHistory` under a second path. */
export const workHistoryOfUsers = getList(
  { ...workHistoryList, path: '/users/{id}/work_history' },
  workHistorySchema,
);
