import { document } from '@console/api/core/hydra/envelope';
import { notFound } from '@console/api/core/hydra/problem';
import type { Deps } from '../context.ts';
import { idOfPath, queryOf, respond } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { readList } from '../hydra/readList.ts';
import { queueDetail, queueOfEntity } from './queueDetail.ts';
import { requestList } from './requestList.ts';
import { requestsWithHistory } from './requestMember.ts';

/** Reading queues and their requests (section 6.4, and 6.1 for the queue of an employer). */
export const queueReadRoutes = ({ config, database: { db } }: Deps): ApiRoute[] => [
  {
    method: 'GET',
    path: '/entities/:id/company_queue',
    handle: async (c) =>
      respond(c, { status: 200, body: await queueOfEntity(db, idOfPath(c), config) }),
  },
  {
    method: 'GET',
    path: '/company_queues/:id',
    handle: async (c) =>
      respond(c, { status: 200, body: await queueDetail(db, idOfPath(c), config) }),
  },
  {
    method: 'GET',
    path: '/company_queue_requests',
    handle: async (c) =>
      respond(c, { status: 200, body: await readList(db, requestList, queryOf(c), config) }),
  },
  {
    method: 'GET',
    path: '/company_queue_requests/:id',
    async handle(c) {
      const [found] = await requestsWithHistory(db, [idOfPath(c)], config);
      if (found === undefined) throw notFound();
      return respond(c, { status: 200, body: document(config.apiBasePath, 'QueueRequest', found) });
    },
  },
];
