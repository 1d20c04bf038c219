import { get, getList, post } from '../core/endpoint.ts';
import { queueRequestList } from './list.ts';
import {
  companyQueueSchema,
  queueHistorySchema,
  queueRequestBody,
  queueRequestRowSchema,
  queueRequestSchema,
  statusChangeBody,
} from './schema.ts';

export const read = get('/company_queues/{id}', companyQueueSchema);
/** Answers an entity without a queue with a queue that has no id. */
export const ofEntity = get('/entities/{id}/company_queue', companyQueueSchema);
export const listRequests = getList(queueRequestList, queueRequestRowSchema);
export const readRequest = get('/company_queue_requests/{id}', queueRequestSchema);

/** Answers 200 when the request joins an open one, and 201 when it is new. */
export const addRequest = post(
  '/entities/add_queue_request',
  queueRequestBody,
  companyQueueSchema,
  {
    status: 201,
    joins: true,
    controls: ['entityPage.addToQueue', 'scraperDashboard.addToQueue'],
    refusals: ['entity_archived'],
  },
);
export const changeStatus = post(
  '/company_queue_request_histories',
  statusChangeBody,
  queueHistorySchema,
  {
    status: 201,
    controls: ['entityPage.changeQueueStatus'],
    refusals: ['entity_archived', 'illegal_transition', 'in_review', 'not_latest_request'],
  },
);
