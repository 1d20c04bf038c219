import {
  readQueueStatus,
  resolutionSetOf,
  statusBlockReason,
  type QueueStatus,
} from '@console/api/company-queues/rules';
import type { statusChangeBody } from '@console/api/company-queues/schema';
import { relationId, type Addresses } from '@console/api/core/hydra/iri';
import { conflict } from '@console/api/core/hydra/problem';
import { isEmptyRichText } from '@console/api/core/hydra/richText';
import { Violations } from '@console/api/core/hydra/violations';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { companyQueueRequest } from '../db/schema/companyQueue.ts';
import { recomputeEntityState } from '../entities/entityState.ts';
import { readRichText } from '../hydra/richText.ts';
import { reasonCodes } from '../lookups/options.ts';
import type { QueueRow } from './lockQueue.ts';
import { lockWithEntity, presentId } from './lockRequest.ts';
import { latestRequest, type RequestRow } from './refreshQueue.ts';
import { followStatus, setStatus } from './setStatus.ts';

type Body = v.InferOutput<typeof statusChangeBody>;

type Named = { queueId: number | null; requestId: number | null };

/**
 * Reads the queue and the request of a body.
 *
 * @throws Problem 400 for anything but a relation
 */
export function namedByStatusChange(body: Body, addresses: Addresses): Named {
  const id = (value: unknown, collection: string) =>
    value === undefined || value === null || value === ''
      ? null
      : relationId(value, collection, addresses);
  return {
    queueId: id(body.company_queue, 'company_queues'),
    requestId: id(body.company_queue_request, 'company_queue_requests'),
  };
}

/**
 * Changes the status of a request. It writes the next row of the history, brings about the effects,
 * and returns the row. See docs/contract.md#state-machines.
 *
 * @throws Problem 413, 422, 409 `entity_archived`, `not_latest_request`, `in_review`,
 *   `illegal_transition`
 */
export async function changeStatus(tx: Executor, user: CurrentUser, body: Body, named: Named) {
  const { queue, request, status, notes, resolutionCode, isArchived } = await checked(
    tx,
    body,
    named,
  );
  if ((await latestRequest(tx, queue.id))?.id !== request.id) {
    throw notLatest();
  }
  const blockReason = statusBlockReason(request.latestStatus, status, isArchived);
  if (blockReason !== undefined) throw conflict(blockReason.code, blockReason.message);

  const line = await setStatus(tx, user, queue, request, { status, notes, resolutionCode });
  await followStatus(tx, user, queue, request, {
    status,
    at: line.historyTimestamp,
    isArchived,
  });
  if (queue.entityId !== null) await recomputeEntityState(tx, queue.entityId, user);
  return line;
}

/** The refusal is also that of a request that has joined another one. */
const notLatest = () =>
  conflict('not_latest_request', 'Only the latest request of a queue can change status.');

type Checked = {
  queue: QueueRow;
  request: RequestRow;
  status: QueueStatus;
  notes: string | null;
  resolutionCode: string | null;
  isArchived: boolean;
};

async function checked(tx: Executor, body: Body, { queueId, requestId }: Named): Promise<Checked> {
  const violations = new Violations();
  const status = body.status ? readQueueStatus(body.status) : undefined;
  if (!body.status) violations.add('status', 'required');
  else if (status === undefined) violations.add('status', 'invalid_choice');
  const notes = checkedNotes(body, status, violations);
  const resolutionCode = await checkedResolution(tx, body, status, violations);

  if (queueId === null) violations.add('company_queue', 'required');
  if (requestId === null) violations.add('company_queue_request', 'required');
  const { queue, isArchived = false } =
    (queueId === null ? undefined : await lockWithEntity(tx, queueId)) ?? {};
  const [request] =
    requestId === null
      ? []
      : await tx.select().from(companyQueueRequest).where(eq(companyQueueRequest.id, requestId));
  if (queueId !== null && queue === undefined) violations.add('company_queue', 'not_found');
  if (requestId !== null && request === undefined) {
    const present = await presentId(tx, 'request', requestId);
    if (present !== requestId) throw notLatest();
    violations.add('company_queue_request', 'not_found');
  }
  if (queue && request && request.companyQueueId !== queue.id)
    violations.add('company_queue_request', 'invalid_choice');
  violations.throwIfAny();
  if (!queue || !request || !status)
    throw new Error('Queue, request or status is missing, but no violation was thrown');
  return { queue, request, status, notes, resolutionCode, isArchived };
}

/** Reads the notes. They are required unless the new status is `requested`. */
function checkedNotes(
  { notes: given }: Body,
  status: QueueStatus | undefined,
  violations: Violations,
): string | null {
  const notes = readRichText('notes', given, violations, status !== 'requested');
  return isEmptyRichText(notes) ? null : notes;
}

async function checkedResolution(
  tx: Executor,
  { resolution_code: given }: Body,
  status: QueueStatus | undefined,
  violations: Violations,
): Promise<string | null> {
  const code = given?.trim() ?? '';
  const set = status && resolutionSetOf(status);
  if (set === undefined) {
    if (code !== '' && status !== undefined) violations.add('resolution_code', 'invalid_choice');
    return null;
  }
  if (code === '') violations.add('resolution_code', 'required');
  else if (!(await reasonCodes(tx, set)).some(({ value }) => value === code))
    violations.add('resolution_code', 'invalid_choice');
  return code;
}
