import * as endpoints from '@console/api/company-queues/endpoints';
import {
  isOpenStatus,
  latestRequest,
  queueVersion,
  requestVersion,
} from '@console/api/company-queues/rules';
import type { CompanyQueue, QueueRequest } from '@console/api/company-queues/schema';
import type { Role } from '@console/api/roles/rules';
import type { RequestHandler } from 'msw';
import { archivedReason, createAnswers, merged, noRecord, versioned, write } from '../endpoint.ts';
import { etagOf, type EntityStore } from '../entities/entityStore.ts';
import { entityOf } from '../entities/writes.ts';
import { requireRow } from '../rowStore.ts';
import { toEntityRef } from '../scrapes/fixtures.ts';
import { users } from '../users/fixtures.ts';
import { toUserRef, userRefOf } from '../users/userRef.ts';
import { idIn, now, type Wire } from '../wire.ts';
import { buildCompanyQueue, buildHistory, buildRequest } from './fixtures.ts';
import type { QueueStore } from './queueStore.ts';

type Queue = Wire<CompanyQueue>;
type Request = Queue['company_queue_requests'][number];
type Context = {
  queues: QueueStore;
  store: EntityStore;
  role: Role;
  requests: { find: (id: number) => Wire<QueueRequest> | undefined };
};

let made = 1000;

/** The handlers of the calls that change a queue. */
export function queueWrites({ queues, store, role, requests }: Context): RequestHandler[] {
  const by = { role, answers: createAnswers() };
  const linkTo = (entityId: number | null) => ({
    entity_id: entityId,
    entity: entityId === null ? null : toEntityRef(requireRow(store, entityId)),
  });
  const saveRequest = (request: Request) => {
    const queue = requireRow({ find: queues.ofRequest }, request.id);
    queues.save({
      ...queue,
      company_queue_requests: queue.company_queue_requests.map((one) =>
        one.id === request.id ? request : one,
      ),
    });
  };

  return [
    write(endpoints.update, {
      ...by,
      find: (id) => requireRow(queues, id),
      ...versioned<Queue>('company queue', queueVersion, ({ entity_id: id }) =>
        archivedReason(store.find(id)),
      ),
      save: ({ row, body: { entity, company_queue_listeners: listeners } }) =>
        queues.save(
          merged(row, {
            ...(entity !== undefined && linkTo(idIn(entity))),
            queue_listeners: listeners?.map(({ listener_email: email }, index) => ({
              id: index + 1,
              listener_email: email ?? '',
            })),
          }),
        ),
    }),
    write(endpoints.addRequest, {
      ...by,
      find: noRecord,
      joined: ({ company_queue_requests: all }: Queue) =>
        (latestRequest(all)?.number_of_times_requested ?? 0) > 1,
      save({ body }) {
        const of = store.find(idIn(body.entity_id));
        const queue =
          queues.find(idIn(body.company_queue_id)) ??
          buildCompanyQueue({
            of,
            id: queues.nextId(),
            name: of?.company_name ?? body.entity_name ?? '',
            url: of?.url ?? body.entity_url ?? '',
          });
        const open = queue.company_queue_requests.find(({ latest_status: status }) =>
          isOpenStatus(status ?? ''),
        );
        made += 1;
        const request =
          open ??
          buildRequest({
            id: made,
            request_timestamp: now(),
            request_priority: body.company_queue_request_priority ?? 3,
            numjobs_estimate: body.company_queue_numjobs_estimate ?? 0,
            number_of_times_requested: 0,
            latest_status: 'requested',
            assigned_to: null,
            assigned_at: null,
            company_queue_request_histories: [],
          });
        const asked = {
          ...request,
          number_of_times_requested: (request.number_of_times_requested ?? 0) + 1,
        };
        return queues.save({
          ...queue,
          company_queue_requests: [
            asked,
            ...queue.company_queue_requests.filter((one) => one !== open),
          ],
        });
      },
    }),
    write(endpoints.changeStatus, {
      ...by,
      find: noRecord,
      save({ body }) {
        const row = requireRow(requests, idIn(body.company_queue_request) ?? 0);
        made += 1;
        const line = buildHistory({
          id: made,
          history_timestamp: now(),
          status: body.status ?? '',
          notes: body.notes,
          resolution_code: body.resolution_code,
          user: userRefOf(role),
        });
        saveRequest({
          ...row,
          latest_status: line.status,
          company_queue_request_histories: [line, ...row.company_queue_request_histories],
        });
        return line;
      },
    }),
    write(endpoints.updateRequest, {
      ...by,
      find: (id) => requireRow(requests, id),
      ...versioned<Wire<QueueRequest>>('queue request', requestVersion),
      save({ row, body: { request_priority, assigned_to: given } }) {
        const user = users.find(({ id }) => id === idIn(given));
        saveRequest(
          merged(row, {
            request_priority,
            ...(given !== undefined && {
              assigned_to: user ? toUserRef(user) : null,
              assigned_at: user ? now() : null,
            }),
          }),
        );
        return requireRow(requests, row.id);
      },
    }),
    write(endpoints.createEntity, {
      ...by,
      find: (id) => requireRow({ find: queues.ofRequest }, id),
      etag: etagOf,
      save({ row, body }) {
        const entity = store.save(entityOf(store.nextId(), body));
        queues.save(merged(row, linkTo(entity.id)));
        return entity;
      },
    }),
  ];
}
