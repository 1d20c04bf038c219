import { readJsonBody } from '@console/api/core/hydra/body';
import { document } from '@console/api/core/hydra/envelope';
import { typedBody } from '@console/api/core/hydra/typedBody';
import type { Deps } from '../context.ts';
import type { ApiRoute } from '../http/routes.ts';
import { answerWrite } from '../http/write.ts';
import { addQueueRequest } from './addQueueRequest.ts';
import { changeStatus, namedByStatusChange, statusChangeSchema } from './changeStatus.ts';
import { historyMember } from './historyMember.ts';
import { queueDetail } from './queueDetail.ts';
import { namedByRequest, requestSchema } from './requestBody.ts';

/** What people write into the queue (section 6.4, and 6.1 for asking). */
export const queueWriteRoutes = (deps: Deps): ApiRoute[] => [
  {
    method: 'POST',
    path: '/company_queue_request_histories',
    endpoint: 'queueRequests.changeStatus',
    async handle(c) {
      const { config } = deps;
      const body = await readJsonBody(c.req.raw, config.maxBodyBytes);
      const values = typedBody(statusChangeSchema, body.json);
      const named = namedByStatusChange(values, config);
      const user = c.get('user');
      return answerWrite(c, deps, body, async (tx) => {
        const line = await changeStatus(tx, user, values, named);
        const author = {
          id: user.id,
          firstName: user.first_name,
          lastName: user.last_name,
          archived: false,
        };
        return {
          status: 201,
          body: document(
            config.apiBasePath,
            'QueueRequestHistory',
            historyMember(config, line, author),
          ),
        };
      });
    },
  },
  {
    method: 'POST',
    path: '/entities/add_queue_request',
    endpoint: 'entities.addToQueue',
    async handle(c) {
      const { config } = deps;
      const body = await readJsonBody(c.req.raw, config.maxBodyBytes);
      const values = typedBody(requestSchema, body.json);
      const named = namedByRequest(values, config);
      return answerWrite(c, deps, body, async (tx) => {
        const { queueId, isNew } = await addQueueRequest(tx, c.get('user'), values, named);
        const answer = await queueDetail(tx, queueId, config);
        return isNew
          ? {
              status: 201,
              body: answer,
              headers: { Location: `${config.apiBasePath}/company_queues/${queueId}` },
            }
          : { status: 200, body: answer };
      });
    },
  },
];
