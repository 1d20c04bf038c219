import type { Deps } from '../context.ts';
import type { ApiRoute } from '../http/routes.ts';
import { answerWrite } from '../http/write.ts';
import { readJsonBody } from '../hydra/body.ts';
import { document } from '../hydra/envelope.ts';
import { typedBody } from '../hydra/typedBody.ts';
import { changeStatus, namedByStatusChange, statusChangeSchema } from './changeStatus.ts';
import { historyMember } from './historyMember.ts';

/** What people write into the queue (section 6.4). */
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
        const author = { id: user.id, firstName: user.first_name, lastName: user.last_name, archived: false };
        return { status: 201, body: document(config.apiBasePath, 'QueueRequestHistory', historyMember(config, line, author)) };
      });
    },
  },
];
