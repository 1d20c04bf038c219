import { LISTENERS_MAX, listenersAllowed } from '@console/api/company-queues/rules';
import type { queuePatchBody } from '@console/api/company-queues/schema';
import { Violations } from '@console/api/core/hydra/violations';
import { asc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { companyQueueListener } from '../db/schema/companyQueue.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { anyOf } from '../hydra/filters.ts';
import { raiseQueueVersion, type QueueRow } from './lockQueue.ts';
import { checkedListeners, LISTENERS } from './requestBody.ts';

type Body = v.InferOutput<typeof queuePatchBody>;

const readListeners = (tx: Executor, queueId: number) =>
  tx
    .select({ id: companyQueueListener.id, email: companyQueueListener.listenerEmail })
    .from(companyQueueListener)
    .where(eq(companyQueueListener.companyQueueId, queueId))
    .orderBy(asc(companyQueueListener.id));

/**
 * Refuses listeners of a request that would be too many for its queue.
 *
 * @throws Problem 422
 */
export async function requireRoom(
  tx: Executor,
  queueId: number,
  added: readonly string[],
): Promise<void> {
  const before = (await readListeners(tx, queueId)).map(({ email }) => email.toLowerCase());
  const after = new Set([...before, ...added.map((email) => email.toLowerCase())]);
  if (after.size <= listenersAllowed(before.length)) return;
  const violations = new Violations();
  violations.tooMany(LISTENERS, LISTENERS_MAX);
  violations.throwIfAny();
}

/** Reads the whole new set of listeners. It is undefined when the body names none. */
export async function listenersOf(
  tx: Executor,
  queueId: number,
  body: Body,
  violations: Violations,
): Promise<string[] | undefined> {
  const name =
    body.company_queue_listeners === undefined ? 'queue_listeners' : 'company_queue_listeners';
  const given = body[name];
  if (given === undefined) return undefined;
  if (given === null) {
    violations.add(name, 'not_null');
    return undefined;
  }
  const emails = given.map(({ listener_email: email }) => email ?? '');
  return checkedListeners(
    emails,
    name,
    (index) => `${name}[${index}].listener_email`,
    violations,
    listenersAllowed((await readListeners(tx, queueId)).length),
  );
}

/**
 * Replaces the listeners of a locked queue, and writes the event. An unchanged address keeps its
 * id.
 */
export async function replaceListeners(
  tx: Executor,
  user: CurrentUser,
  queue: QueueRow,
  emails: readonly string[],
): Promise<void> {
  const before = await readListeners(tx, queue.id);
  const gone = before.filter(({ email }) => !emails.includes(email));
  const added = emails.filter((email) => !before.some((one) => one.email === email));
  if (gone.length === 0 && added.length === 0) return;
  // The deletion comes first, because an address may be added again with other capital letters.
  if (gone.length > 0)
    await tx.delete(companyQueueListener).where(
      anyOf(
        companyQueueListener.id,
        gone.map(({ id }) => id),
      ),
    );
  if (added.length > 0)
    await tx
      .insert(companyQueueListener)
      .values(added.map((listenerEmail) => ({ companyQueueId: queue.id, listenerEmail })));
  await raiseQueueVersion(tx, user, queue.id);
  await writeEvent(tx, user, {
    type: 'queue',
    name: 'listeners_updated',
    entityId: queue.entityId,
    previous: before.map(({ email }) => email).join(', '),
    current: emails.join(', '),
  });
}
