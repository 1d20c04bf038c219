import * as endpoints from '@console/api/company-queues/endpoints';
import { QUEUE_NOTE_MAX } from '@console/api/company-queues/rules';
import type { queuePatchBody } from '@console/api/company-queues/schema';
import { matchesStrongly, versionTag } from '@console/api/core/hydra/etag';
import { relationId, type Addresses } from '@console/api/core/hydra/iri';
import {
  conflict,
  notFound,
  preconditionRequired,
  staleVersion,
} from '@console/api/core/hydra/problem';
import { Violations } from '@console/api/core/hydra/violations';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CurrentUser, Deps } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { companyQueue } from '../db/schema/companyQueue.ts';
import type { EntityRow } from '../entities/entityMember.ts';
import { writeEvent } from '../events/writeEvent.ts';
import type { ApiRoute } from '../http/routes.ts';
import { writeRoute } from '../http/write.ts';
import { lastChangeOf } from '../users/lastChange.ts';
import { disassociate, link } from './linkEntity.ts';
import { lockQueues, raiseQueueVersion, type QueueRow } from './lockQueue.ts';
import { lockEntitiesOf, presentIdOf } from './lockRequest.ts';
import { QUEUE_TAG, versionedQueue } from './queueDetail.ts';
import { listenersOf, replaceListeners } from './queueListeners.ts';

type Body = v.InferOutput<typeof queuePatchBody>;
/**
 * The entity that the body names. It is an id, or null to remove the entity, or undefined when the
 * body names none.
 */
type Wanted = number | null | undefined;

const wantedEntity = ({ entity: given }: Body, addresses: Addresses): Wanted =>
  given === undefined || given === null ? given : relationId(given, 'entities', addresses);

/**
 * PATCH /company_queues/{id}: changes listeners, entity and notes of a queue. See
 * docs/contract.md#queue.
 *
 * @throws Problem 404, 412, 422, 428, 409 `entity_archived`, `entity_has_queue`, `queue_has_entity`
 */
export const updateQueue = (deps: Deps): ApiRoute => {
  const { config } = deps;
  return writeRoute(deps, endpoints.update, {
    async exists(executor, id) {
      await requireQueue(executor, id);
    },
    check: (body) => void wantedEntity(body, config),
    lock: (tx, id, body) => lockAll(tx, id, wantedEntity(body, config)),
    async version(tx, { queue, entityRow }, ifMatch) {
      if (ifMatch === undefined && config.requireIfMatch) throw preconditionRequired();
      const etag = versionTag(QUEUE_TAG, queue.id, queue.version);
      if (ifMatch !== undefined && !matchesStrongly(ifMatch, etag)) throw await stale(tx, queue);
      if (entityRow?.archived) throw conflict('entity_archived', 'The entity is archived.');
    },
    effect: ({ tx, user, row, body }) => change(tx, user, row, body),
    async answer(tx, id) {
      const { body, etag } = await versionedQueue(tx, id, config);
      return { body, headers: { ETag: etag } };
    },
  });
};

/** Reads a queue, or the one that it has joined. */
async function requireQueue(executor: Executor, id: number): Promise<QueueRow> {
  const [row] = await executor
    .select()
    .from(companyQueue)
    .where(eq(companyQueue.id, presentIdOf('queue', id)));
  if (row === undefined) throw notFound();
  return row;
}

type Locked = {
  queue: QueueRow;
  /** The present entity of the queue. */
  entityRow: EntityRow | undefined;
  wanted: Wanted;
  /** The wanted entity. It is undefined for an id that no entity has. */
  wantedRow: EntityRow | undefined;
  /** The queue that the wanted entity has already. */
  wantedQueue: QueueRow | undefined;
};

/** Locks the present and the wanted entity, and then the queue and that of the wanted entity. */
async function lockAll(tx: Executor, id: number, wanted: Wanted): Promise<Locked> {
  const known = await requireQueue(tx, id);
  const rows = await lockEntitiesOf(tx, known.id, known.entityId, wanted);
  const queues = await lockQueues(tx, known.id, wanted ?? undefined);
  const queue = queues.find((one) => one.id === known.id);
  // The queue was merged while this transaction waited for its lock.
  if (queue === undefined) throw await stale(tx, await requireQueue(tx, id));
  if (queue.entityId !== known.entityId) throw await stale(tx, queue);
  const rowOf = (one: Wanted) => rows.find((row) => row.id === one);
  return {
    queue,
    entityRow: rowOf(queue.entityId),
    wanted,
    wantedRow: rowOf(wanted),
    wantedQueue: queues.find((one) => one.id !== known.id),
  };
}

/** The 412 for a queue, which names the person who raised its version last. */
const stale = async (tx: Executor, queue: QueueRow) =>
  staleVersion(
    'company queue',
    await lastChangeOf(tx, queue),
    queue.version,
    versionTag(QUEUE_TAG, queue.id, queue.version),
  );

/** Makes the changes of the body. Returns the id of the queue that is answered. */
async function change(
  tx: Executor,
  user: CurrentUser,
  { queue, entityRow, wanted, wantedRow, wantedQueue }: Locked,
  body: Body,
): Promise<number> {
  const violations = new Violations();
  const listeners = await listenersOf(tx, queue.id, body, violations);
  const texts = textsOf(body, violations);
  if (typeof wanted === 'number' && wantedRow === undefined) violations.add('entity', 'not_found');
  violations.throwIfAny();

  if (listeners !== undefined) await replaceListeners(tx, user, queue, listeners);
  await saveTexts(tx, user, queue, texts);
  if (wanted === null && entityRow !== undefined) await disassociate(tx, user, queue, entityRow.id);
  return wantedRow === undefined
    ? queue.id
    : link(tx, user, queue, wantedRow, { own: wantedQueue, merge: body.merge === true });
}

type Texts = Partial<Pick<QueueRow, 'internalNote' | 'externalNote' | 'serviceLevelAgreement'>>;

function textsOf(body: Body, violations: Violations): Texts {
  const { internal_note: internal, external_note: external, service_level_agreement: sla } = body;
  return {
    ...(internal !== undefined && {
      internalNote: violations.optionalText('internal_note', internal, QUEUE_NOTE_MAX),
    }),
    ...(external !== undefined && {
      externalNote: violations.optionalText('external_note', external, QUEUE_NOTE_MAX),
    }),
    ...(sla !== undefined && {
      serviceLevelAgreement: violations.optionalText('service_level_agreement', sla, 255),
    }),
  };
}

async function saveTexts(
  tx: Executor,
  user: CurrentUser,
  queue: QueueRow,
  texts: Texts,
): Promise<void> {
  const { internalNote, externalNote, serviceLevelAgreement } = { ...queue, ...texts };
  if (
    internalNote === queue.internalNote &&
    externalNote === queue.externalNote &&
    serviceLevelAgreement === queue.serviceLevelAgreement
  )
    return;
  await tx.update(companyQueue).set(texts).where(eq(companyQueue.id, queue.id));
  await raiseQueueVersion(tx, user, queue.id);
  await writeEvent(tx, user, {
    type: 'queue',
    name: 'updated',
    entityId: queue.entityId,
    current: queue.name,
  });
}
