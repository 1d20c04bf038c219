import * as endpoints from '@console/api/company-queues/endpoints';
import {
  isOpenStatus,
  latestRequest,
  LISTENERS_MAX,
  listenerProblem,
  listenersAllowed,
  queueVersion,
  readQueueStatus,
  resolutionSetOf,
  statusBlockReason,
} from '@console/api/company-queues/rules';
import type { CompanyQueue, QueueRequest } from '@console/api/company-queues/schema';
import { conflict, staleVersion } from '@console/api/core/hydra/problem';
import { isEmptyRichText } from '@console/api/core/hydra/richText';
import { Violations } from '@console/api/core/hydra/violations';
import { isValidUrl, normaliseUrl, urlKey } from '@console/api/core/urls';
import type { Role } from '@console/api/roles/rules';
import type { RequestHandler } from 'msw';
import { archivedEntity, createAnswers, noRecord, write } from '../endpoint.ts';
import { etagOf, type EntityStore } from '../entities/entityStore.ts';
import { buildEntity, tagsOf } from '../entities/fixtures.ts';
import { checkValues, idIn, tagIdsAfter, valuesAfter } from '../entities/values.ts';
import { resolutionCodes } from '../lookups/fixtures.ts';
import { isUnchanged, requireRow } from '../rowStore.ts';
import { toEntityRef } from '../scrapes/fixtures.ts';
import { userRefOf } from '../users/userRef.ts';
import type { Wire } from '../wire.ts';
import { plannedAfter } from './planning.ts';
import { historyOf, type QueueStore } from './queueStore.ts';
import { requestWrite } from './requestWrite.ts';

type Queue = Wire<CompanyQueue>;
type Context = {
  queues: QueueStore;
  store: EntityStore;
  role: Role;
  /** The queue of a request. */
  queueOf: (requestId: number) => Queue | undefined;
  requests: { find: (id: number) => Wire<QueueRequest> | undefined };
};

const raised = (queue: Queue): Queue => ({
  ...queue,
  version: (queue.version ?? 0) + 1,
  updated_at: Math.floor(Date.now() / 1000),
});

/** `after` are the listeners that the queue would have, and `before` those that it has. */
function checkListeners(
  emails: readonly string[],
  list: string,
  at: (index: number) => string,
  { before, after }: Record<'before' | 'after', number>,
): void {
  const violations = new Violations();
  if (after > listenersAllowed(before)) violations.tooMany(list, LISTENERS_MAX);
  emails.forEach((email, index) => {
    const problem = listenerProblem(email, emails.slice(0, index));
    if (problem) violations.addCoded(at(index), problem.code, problem.message);
  });
  violations.throwIfAny();
}

/** The listeners after a change. An address that stays keeps its id. */
const listeners = (queue: Queue, emails: readonly string[]) =>
  emails.map((email, index) => ({
    id:
      queue.queue_listeners.find(({ listener_email: known }) => known === email)?.id ??
      1000 + index,
    listener_email: email,
  }));

/** The handlers of the calls that change a queue. */
export function queueWrites({ queues, store, role, queueOf, requests }: Context): RequestHandler[] {
  const answers = createAnswers();
  const entityOf = ({ entity_id: id }: Queue) => (id === null ? undefined : store.find(id));
  let joined = false;

  /** Links a queue to an entity, or joins it to the queue of that entity. */
  function link(queue: Queue, entityId: number, merge: boolean): Queue {
    const entity = requireRow(store, entityId);
    if (queue.entity_id === entityId) return queue;
    if (queue.entity_id !== null)
      throw conflict('queue_has_entity', 'The company queue already belongs to an entity.');
    if (entity.archived) throw archivedEntity();
    const own = queues.of(entity);
    if (own.id === null)
      return raised({ ...queue, entity_id: entityId, entity: toEntityRef(entity) });
    if (!merge) throw conflict('entity_has_queue', 'The entity already has a company queue.');
    const emails = [...own.queue_listeners, ...queue.queue_listeners].map(
      (one) => one.listener_email,
    );
    const unique = emails.filter((email, at) => !listenerProblem(email, emails.slice(0, at)));
    return raised({
      ...queues.merge(own, queue, userRefOf(role)),
      queue_listeners: listeners(own, unique),
    });
  }

  return [
    write(endpoints.update, {
      role,
      answers,
      find: (id) => requireRow(queues, id),
      version(queue, ifMatch) {
        const etag = queueVersion(queue) ?? '';
        if (ifMatch !== null && ifMatch !== '*' && ifMatch !== etag)
          throw staleVersion(
            'company queue',
            { by: 'Grace Hopper', at: new Date('2026-11-20T09:30:00Z') },
            queue.version ?? 0,
            etag,
          );
        if (entityOf(queue)?.archived) throw archivedEntity();
      },
      etag: (body) => queueVersion(requireRow(queues, idIn(body['@id']) ?? 0)) ?? '',
      effect({ row, body }) {
        const given = body.company_queue_listeners ?? body.queue_listeners;
        const emails = given?.map(({ listener_email: email }) => (email ?? '').trim());
        if (emails)
          checkListeners(
            emails,
            'company_queue_listeners',
            (index) => `company_queue_listeners[${index}].listener_email`,
            { before: row.queue_listeners.length, after: emails.length },
          );
        const next = emails ? { ...row, queue_listeners: listeners(row, emails) } : row;
        const changed = isUnchanged(row, next) ? row : raised(next);
        if (body.entity === null && row.entity_id !== null)
          return queues.save(raised({ ...changed, entity_id: null, entity: null }));
        const wanted = idIn(body.entity);
        return queues.save(wanted === null ? changed : link(changed, wanted, body.merge === true));
      },
    }),
    write(endpoints.addRequest, {
      role,
      answers,
      find: noRecord,
      joined: () => joined,
      effect({ body }) {
        const violations = new Violations();
        const [priority, estimate] = [
          body.company_queue_request_priority,
          body.company_queue_numjobs_estimate,
        ];
        const note = body.company_queue_request_notes ?? '';
        const entity = store.find(idIn(body.entity_id) ?? 0);
        const named = queues.find(idIn(body.company_queue_id) ?? 0);
        if (priority == null) violations.add('company_queue_request_priority', 'required');
        if (estimate == null) violations.add('company_queue_numjobs_estimate', 'required');
        else violations.wholeBetween('company_queue_numjobs_estimate', estimate, 0, 2 ** 31 - 1);
        if (isEmptyRichText(note)) violations.add('company_queue_request_notes', 'required');
        if (!entity && !named && !body.entity_name?.trim())
          violations.add('entity_name', 'required');
        const url = body.entity_url?.trim() ?? '';
        if (!entity && !named && url === '') violations.add('entity_url', 'required');
        else if (url !== '' && !isValidUrl(normaliseUrl(url)))
          violations.add('entity_url', 'invalid_url');
        violations.throwIfAny();
        const emails = body.company_queue_listener_email ?? [];
        if (entity?.archived) throw archivedEntity();
        const own = entity && queues.of(entity);
        const queue =
          named ??
          (own && own.id !== null ? own : undefined) ??
          queues.all().find((one) => url !== '' && urlKey(one.url ?? '') === urlKey(url)) ??
          queues.fresh({
            of: entity,
            name: entity?.company_name ?? body.entity_name?.trim() ?? '',
            url: entity?.url ?? normaliseUrl(url),
          });
        const all = [...queue.queue_listeners.map((one) => one.listener_email), ...emails];
        const kept = all.filter((email, at) => !listenerProblem(email, all.slice(0, at)));
        const list = 'company_queue_listener_email';
        checkListeners(emails, list, (index) => `${list}[${index}]`, {
          before: queue.queue_listeners.length,
          after: kept.length,
        });
        const done = queues.request(
          { ...queue, queue_listeners: listeners(queue, kept) },
          {
            source: 'console',
            priority: priority ?? 0,
            jobCount: estimate ?? 0,
            reason: null,
            note,
            by: userRefOf(role),
            flags: {
              career_section: body.career_section ?? false,
              career_section_empty: body.career_section_empty ?? false,
              email_when_finished: body.email_when_finished ?? false,
            },
          },
        );
        joined = !done.isNew;
        return done.queue;
      },
    }),
    write(endpoints.changeStatus, {
      role,
      answers,
      find: noRecord,
      effect({ body }) {
        const violations = new Violations();
        const queue = queues.find(idIn(body.company_queue) ?? 0);
        const requestId = idIn(body.company_queue_request);
        const present = queues.present('request', requestId ?? 0);
        const request = queue?.company_queue_requests.find(({ id }) => id === present);
        const status = readQueueStatus(body.status ?? '');
        const code = body.resolution_code ?? null;
        if (!body.status) violations.add('status', 'required');
        else if (status === undefined) violations.add('status', 'invalid_choice');
        if (status !== 'requested' && isEmptyRichText(body.notes ?? ''))
          violations.add('notes', 'required');
        const set = status && resolutionSetOf(status);
        const codes = resolutionCodes[set === 'resolution_done' ? 'done' : 'cant_do'];
        if (set && !code) violations.add('resolution_code', 'required');
        else if (code && (!set || !codes.some(({ value }) => value === code)))
          violations.add('resolution_code', 'invalid_choice');
        if (queue === undefined) violations.add('company_queue', 'not_found');
        if (request === undefined) violations.add('company_queue_request', 'not_found');
        violations.throwIfAny();
        if (!queue || !request || !status)
          throw new Error('Queue, request or status is missing, but no violation was thrown');
        if (latestRequest(queue.company_queue_requests)?.id !== requestId)
          throw conflict(
            'not_latest_request',
            'Only the latest request of a queue can change status.',
          );
        const blockReason = statusBlockReason(
          request.latest_status ?? '',
          status,
          entityOf(queue)?.archived,
        );
        if (blockReason) throw conflict(blockReason.code, blockReason.message);
        const line = historyOf(request, {
          status,
          notes: isEmptyRichText(body.notes ?? '') ? null : (body.notes ?? null),
          resolution_code: code,
          user: userRefOf(role),
        });
        queues.save({
          ...queue,
          company_queue_requests: queue.company_queue_requests.map((one) =>
            one === request
              ? {
                  ...plannedAfter(one, {
                    latest_status: status,
                    ...(!isOpenStatus(one.latest_status ?? '') && {
                      start: line.history_timestamp ?? 0,
                    }),
                  }),
                  company_queue_request_histories: [line, ...one.company_queue_request_histories],
                }
              : one,
          ),
        });
        return line;
      },
    }),
    requestWrite({ queues, role, queueOf, requests, entityOf, answers }),
    write(endpoints.createEntity, {
      role,
      answers,
      find: (id) => requireRow({ find: queueOf }, id),
      etag: (body) => etagOf(requireRow(store, idIn(body['@id']) ?? 0)),
      effect({ row, body }) {
        if (row.entity_id !== null)
          throw conflict('queue_has_entity', 'The company queue already belongs to an entity.');
        const values = valuesAfter(body);
        checkValues(store, values);
        const id = store.nextId();
        const tagIds = tagIdsAfter((body.tags ?? []).map(idIn), values.tag);
        const made = store.save({
          ...buildEntity({ ...values, id, state: 'new_entity', num_jobs: 0 }),
          tags: tagsOf(id, tagIds),
        });
        queues.save(link(row, id, false));
        return made;
      },
    }),
  ];
}
