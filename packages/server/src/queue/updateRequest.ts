import { updateRequest as endpoint } from '@console/api/company-queues/endpoints';
import {
  priorityBlockReason,
  SAME_PRIORITY,
  takeBlockReason,
} from '@console/api/company-queues/rules';
import type { requestPatchBody } from '@console/api/company-queues/schema';
import { matchesStrongly, versionTag } from '@console/api/core/hydra/etag';
import { relationId, type Addresses } from '@console/api/core/hydra/iri';
import { conflict, preconditionRequired, staleVersion } from '@console/api/core/hydra/problem';
import { Violations } from '@console/api/core/hydra/violations';
import { eq, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CurrentUser, Deps } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { companyQueueRequest } from '../db/schema/companyQueue.ts';
import { writeEvent } from '../events/writeEvent.ts';
import type { ApiRoute } from '../http/routes.ts';
import { writeRoute } from '../http/write.ts';
import { readRichText } from '../hydra/richText.ts';
import { lastChangeOf } from '../users/lastChange.ts';
import { usersById, type UserRefRow } from '../users/userRef.ts';
import { writeHistory } from './addRequest.ts';
import { lockRequest, queueIdOf } from './lockRequest.ts';
import { latestRequest, refreshQueue, type RequestRow } from './refreshQueue.ts';
import { REQUEST_TAG, versionedRequest } from './requestMember.ts';

type Body = v.InferOutput<typeof requestPatchBody>;
type Locked = Awaited<ReturnType<typeof lockRequest>>;

/**
 * The person whom the body names. It is an id, or null to release the request, or undefined when
 * the body names nobody.
 */
const wantedUser = ({ assigned_to: given }: Body, addresses: Addresses) =>
  given === undefined || given === null ? given : relationId(given, 'users', addresses);

/**
 * PATCH /company_queue_requests/{id}: changes the priority of an open request, or who works on it.
 * See docs/contract.md#planning.
 *
 * @throws Problem 404, 412, 413, 422, 428, 409 `entity_archived`, `in_review`, `not_in_progress`,
 *   `not_latest_request`, `request_closed`
 */
export const updateRequest = (deps: Deps): ApiRoute => {
  const { config } = deps;
  return writeRoute(deps, endpoint, {
    async exists(executor, id) {
      await queueIdOf(executor, id);
    },
    check: (body) => void wantedUser(body, config),
    lock: (tx, id) => lockRequest(tx, id),
    async version(tx, { request }, ifMatch) {
      if (ifMatch === undefined && config.requireIfMatch) throw preconditionRequired();
      const { id, version } = request;
      const etag = versionTag(REQUEST_TAG, id, version);
      if (ifMatch !== undefined && !matchesStrongly(ifMatch, etag))
        throw staleVersion('queue request', await lastChangeOf(tx, request), version, etag);
    },
    effect: ({ tx, user, row, body }) => change(tx, user, row, body, wantedUser(body, config)),
    async answer(tx, id) {
      const { body, etag } = await versionedRequest(tx, id, config);
      return { body, headers: { ETag: etag } };
    },
  });
};

async function change(
  tx: Executor,
  user: CurrentUser,
  locked: Locked,
  body: Body,
  wanted: number | null | undefined,
): Promise<number> {
  const { request } = locked;
  const violations = new Violations();
  const priority = body.request_priority ?? null;
  const note = checkedNote(body, request, violations);
  const people = await usersById(tx, [wanted ?? null, request.assignedTo]);
  const assignee = people.get(wanted ?? 0);
  if (typeof wanted === 'number' && assignee === undefined)
    violations.add('assigned_to', 'not_found');
  else if (assignee?.archived) violations.add('assigned_to', 'invalid_choice');
  violations.throwIfAny();
  await requireOpen(tx, locked, { isPriority: priority !== null, isTaken: assignee !== undefined });

  if (priority !== null) await setPriority(tx, user, locked, priority, note);
  if (wanted !== undefined && wanted !== request.assignedTo)
    await assign(tx, user, locked, people.get(request.assignedTo ?? 0), assignee);
  return request.id;
}

/** Reads the note of a change of priority, which must have one. */
function checkedNote(
  { request_priority: priority, note: given }: Body,
  { requestPriority }: RequestRow,
  violations: Violations,
): string {
  if (priority === null) violations.add('request_priority', 'not_null');
  else if (priority !== undefined) {
    violations.wholeBetween('request_priority', priority, 1, 5);
    if (priority === requestPriority)
      violations.addCoded('request_priority', 'unchanged', SAME_PRIORITY);
  }
  return readRichText('note', given, violations, typeof priority === 'number');
}

/** @throws Problem 409 */
async function requireOpen(
  tx: Executor,
  { queue, request, isArchived }: Locked,
  { isPriority, isTaken }: { isPriority: boolean; isTaken: boolean },
): Promise<void> {
  const blockReason =
    (isPriority ? priorityBlockReason(request.latestStatus, isArchived) : undefined) ??
    (isTaken ? takeBlockReason(request.latestStatus, isArchived) : undefined);
  if (blockReason) throw conflict(blockReason.code, blockReason.message);
  if ((isPriority || isTaken) && (await latestRequest(tx, queue.id))?.id !== request.id)
    throw conflict('not_latest_request', 'Only the latest request of a queue can change status.');
}

/** Sets the priority and writes the row of the history. The clock of the due time continues. */
async function setPriority(
  tx: Executor,
  user: CurrentUser,
  { queue, request }: Locked,
  priority: number,
  notes: string,
): Promise<void> {
  await tx
    .update(companyQueueRequest)
    .set({
      requestPriority: priority,
      highestPriority: Math.min(request.highestPriority, priority),
    })
    .where(eq(companyQueueRequest.id, request.id));
  await writeHistory(tx, user, { requestId: request.id, status: request.latestStatus, notes });
  await refreshQueue(tx, queue.id);
  await writeEvent(tx, user, {
    type: 'queue',
    name: 'priority_changed',
    entityId: queue.entityId,
    previous: String(request.requestPriority),
    current: String(priority),
    notes,
  });
}

const nameOf = (person: UserRefRow | undefined): string | null =>
  person === undefined ? null : `${person.firstName} ${person.lastName}`;

async function assign(
  tx: Executor,
  user: CurrentUser,
  { queue, request }: Locked,
  before: UserRefRow | undefined,
  assignee: UserRefRow | undefined,
): Promise<void> {
  const now = new Date();
  await tx
    .update(companyQueueRequest)
    .set({
      assignedTo: assignee?.id ?? null,
      assignedAt: assignee ? now : null,
      version: sql`${companyQueueRequest.version} + 1`,
      changedAt: now,
      changedBy: user.id,
    })
    .where(eq(companyQueueRequest.id, request.id));
  await writeEvent(tx, user, {
    type: 'queue',
    name: 'assigned',
    entityId: queue.entityId,
    previous: nameOf(before),
    current: nameOf(assignee),
  });
}
