import { updateRequest } from '@console/api/company-queues/endpoints';
import {
  priorityBlockReason,
  requestVersion,
  SAME_PRIORITY,
  takeBlockReason,
} from '@console/api/company-queues/rules';
import type { CompanyQueue, QueueRequest } from '@console/api/company-queues/schema';
import { conflict, staleVersion } from '@console/api/core/hydra/problem';
import { isEmptyRichText } from '@console/api/core/hydra/richText';
import { Violations } from '@console/api/core/hydra/violations';
import type { Entity } from '@console/api/entities/schema';
import type { Role } from '@console/api/roles/rules';
import type { RequestHandler } from 'msw';
import { write, type Answers } from '../endpoint.ts';
import { idIn } from '../entities/values.ts';
import { requireRow } from '../rowStore.ts';
import { users } from '../users/fixtures.ts';
import { toUserRef, userRefOf } from '../users/userRef.ts';
import type { Wire } from '../wire.ts';
import { plannedAfter } from './planning.ts';
import { historyOf, type QueueStore } from './queueStore.ts';

type Queue = Wire<CompanyQueue>;
type Context = {
  queues: QueueStore;
  role: Role;
  answers: Answers;
  /** The queue of a request. */
  queueOf: (requestId: number) => Queue | undefined;
  entityOf: (queue: Queue) => Wire<Entity> | undefined;
  requests: { find: (id: number) => Wire<QueueRequest> | undefined };
};

/** PATCH /company_queue_requests/{id}: the priority of a request, and who works on it. */
export const requestWrite = ({
  queues,
  role,
  answers,
  queueOf,
  entityOf,
  requests,
}: Context): RequestHandler =>
  write(updateRequest, {
    role,
    answers,
    find: (id) => requireRow(requests, id),
    version(row, ifMatch) {
      const etag = requestVersion(row) ?? '';
      if (ifMatch !== null && ifMatch !== '*' && ifMatch !== etag)
        throw staleVersion(
          'queue request',
          { by: 'Grace Hopper', at: new Date('2026-11-20T09:30:00Z') },
          row.version ?? 0,
          etag,
        );
    },
    etag: (body) => requestVersion(requireRow(requests, idIn(body['@id']) ?? 0)) ?? '',
    effect({ row, body }) {
      const queue = requireRow({ find: queueOf }, row.id);
      const isArchived = entityOf(queue)?.archived ?? false;
      const status = row.latest_status ?? '';
      const priority = body.request_priority ?? null;
      const userId = body.assigned_to == null ? null : (idIn(body.assigned_to) ?? 0);
      const user = users.find(({ id }) => id === userId);
      const violations = new Violations();
      if (body.request_priority === null) violations.add('request_priority', 'not_null');
      if (priority !== null) violations.wholeBetween('request_priority', priority, 1, 5);
      if (priority !== null && priority === row.request_priority)
        violations.addCoded('request_priority', 'unchanged', SAME_PRIORITY);
      if (priority !== null && isEmptyRichText(body.note ?? '')) violations.add('note', 'required');
      if (userId !== null && !user) violations.add('assigned_to', 'not_found');
      violations.throwIfAny();
      const blockReason =
        (priority === null ? undefined : priorityBlockReason(status, isArchived)) ??
        (user ? takeBlockReason(status, isArchived) : undefined);
      if (blockReason) throw conflict(blockReason.code, blockReason.message);
      const isSamePerson =
        body.assigned_to === undefined || userId === (row.assigned_to?.id ?? null);
      if (priority === null && isSamePerson) return row;
      const prioritised =
        priority === null
          ? { ...row, version: (row.version ?? 0) + 1 }
          : {
              ...plannedAfter(row, { request_priority: priority }),
              highest_priority: Math.min(row.highest_priority ?? priority, priority),
            };
      const line = historyOf(prioritised, {
        status,
        notes: body.note ?? null,
        user: userRefOf(role),
      });
      const changed = {
        ...prioritised,
        ...(!isSamePerson && {
          assigned_to: user ? toUserRef(user) : null,
          assigned_at: user ? Math.floor(Date.now() / 1000) : null,
        }),
        company_queue_request_histories:
          priority === null
            ? row.company_queue_request_histories
            : [line, ...row.company_queue_request_histories],
      };
      queues.save({
        ...queue,
        company_queue_requests: queue.company_queue_requests.map((one) =>
          one.id === row.id ? changed : one,
        ),
      });
      return requireRow(requests, row.id);
    },
  });
