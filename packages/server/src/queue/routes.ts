import * as endpoints from '@console/api/company-queues/endpoints';
import type { Deps } from '../context.ts';
import { listRoute, readRoute, versionedRoute } from '../http/read.ts';
import { idOfPath, queryOf } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { noRecord, writeRoute } from '../http/write.ts';
import { addQueueRequest } from './addQueueRequest.ts';
import { changeStatus, namedByStatusChange } from './changeStatus.ts';
import { createEntityOfRequest } from './createEntityOfRequest.ts';
import { historyDetail } from './historyMember.ts';
import { queueDetail, queueOfEntity, versionedQueue } from './queueDetail.ts';
import { queueStats, requireUser, workHistoryOf } from './queueFigures.ts';
import { queueFlow } from './queueFlow.ts';
import { possibleMatches, searchByUrl } from './queueMatches.ts';
import { namedByRequest } from './requestBody.ts';
import { requestFacets } from './requestFacets.ts';
import { requestListOf } from './requestList.ts';
import { versionedRequest } from './requestMember.ts';
import { updateQueue } from './updateQueue.ts';
import { updateRequest } from './updateRequest.ts';

export function queueRoutes(deps: Deps): ApiRoute[] {
  const {
    config,
    database: { db },
  } = deps;
  return [
    readRoute(endpoints.ofEntity, (c) => queueOfEntity(db, idOfPath(c), config)),
    versionedRoute(endpoints.read, (id) => versionedQueue(db, id, config)),
    updateQueue(deps),
    listRoute(deps, endpoints.listRequests, requestListOf(config)),
    versionedRoute(endpoints.readRequest, (id) => versionedRequest(db, id, config)),
    updateRequest(deps),
    readRoute(endpoints.facets, (c) => requestFacets(db, queryOf(c), config)),
    readRoute(endpoints.flow, (c) => queueFlow(db, queryOf(c), config)),
    readRoute(endpoints.possibleMatches, (c) =>
      possibleMatches(db, idOfPath(c), queryOf(c), config),
    ),
    createEntityOfRequest(deps),
    searchByUrl(deps),
    readRoute(endpoints.stats, (c) => queueStats(db, queryOf(c), config)),
    ...[endpoints.workHistory, endpoints.workHistoryOfUsers].map((endpoint) =>
      listRoute(deps, endpoint, { of: workHistoryOf, requireOwner: requireUser }),
    ),
    writeRoute(deps, endpoints.changeStatus, {
      check: (body) => void namedByStatusChange(body, config),
      lock: noRecord,
      effect: async ({ tx, user, body }) =>
        (await changeStatus(tx, user, body, namedByStatusChange(body, config))).id,
      answer: async (tx, id) => ({ body: await historyDetail(tx, id, config) }),
    }),
    writeRoute(deps, endpoints.addRequest, {
      check: (body) => void namedByRequest(body, config),
      lock: noRecord,
      effect: ({ tx, user, body }) => addQueueRequest(tx, user, body, namedByRequest(body, config)),
      async answer(tx, { queueId, isNew }) {
        const body = await queueDetail(tx, queueId, config);
        return isNew
          ? { body, headers: { Location: `${config.apiBasePath}/company_queues/${queueId}` } }
          : { status: 200, body };
      },
    }),
  ];
}
