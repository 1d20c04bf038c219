import { createHash } from 'node:crypto';
import { unprocessable } from '@console/api/core/hydra/problem';
import { and, eq, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../db/database.ts';
import { idempotencyKey } from '../db/schema/technical.ts';
import type { TextAnswer } from './respond.ts';

const KEPT_HOURS = 24;
const DROPPED_AT_ONCE = 20;

export type IdempotentRequest = {
  userId: number;
  key: string;
  method: string;
  path: string;
  bodyText: string;
};

/**
 * The stored body is text, because jsonb would sort its keys and a repeat has to get the same
 * bytes. The headers `Location` and `ETag` belong to the answer, too.
 */
const storedSchema = v.object({ text: v.string(), headers: v.record(v.string(), v.string()) });

const fingerprint = ({ method, path, bodyText }: IdempotentRequest) => ({
  method,
  path,
  bodySha256: createHash('sha256').update(bodyText).digest('hex'),
});

const ofRequest = ({ userId, key }: IdempotentRequest) =>
  and(eq(idempotencyKey.userId, userId), eq(idempotencyKey.key, key));

/**
 * Claims the key for this transaction. A concurrent transaction with the same key waits here until
 * this one ends.
 *
 * @returns the stored answer when the same request was answered within the last day
 * @throws Problem 422 when the key was used for another request
 */
export async function claimKey(
  tx: Tx,
  request: IdempotentRequest,
): Promise<TextAnswer | undefined> {
  const print = fingerprint(request);
  const now = new Date();
  const expired = new Date(now.getTime() - KEPT_HOURS * 3_600_000);
  const claimed = await tx
    .insert(idempotencyKey)
    .values({ userId: request.userId, key: request.key, ...print, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKey.userId, idempotencyKey.key],
      set: { ...print, status: null, body: null, createdAt: now },
      setWhere: lt(idempotencyKey.createdAt, expired),
    })
    .returning({ key: idempotencyKey.key });
  if (claimed.length > 0) {
    await dropSome(tx, expired);
    return undefined;
  }
  const [stored] = await tx.select().from(idempotencyKey).where(ofRequest(request));
  if (
    stored === undefined ||
    stored.method !== print.method ||
    stored.path !== print.path ||
    stored.bodySha256 !== print.bodySha256
  ) {
    throw unprocessable(
      'idempotency_mismatch',
      'This Idempotency-Key was used for another request.',
    );
  }
  return { status: stored.status === 201 ? 201 : 200, ...v.parse(storedSchema, stored.body) };
}

/**
 * Deletes some of the keys that have expired, of whomever, because nothing else clears the table. A
 * few at a time, and none that another write has: this one does not wait for them, and nobody waits
 * for many of them.
 */
const dropSome = (tx: Tx, expired: Date) =>
  tx.execute(sql`DELETE FROM ${idempotencyKey} WHERE (user_id, key) IN (
    SELECT user_id, key FROM ${idempotencyKey} WHERE created_at < ${expired.toISOString()}::timestamptz
    LIMIT ${DROPPED_AT_ONCE} FOR UPDATE SKIP LOCKED)`);

/**
 * Stores a successful answer. Any other answer is not stored, because its transaction is rolled
 * back.
 */
export async function storeAnswer(
  tx: Tx,
  request: IdempotentRequest,
  { status, text, headers = {} }: TextAnswer,
): Promise<void> {
  await tx
    .update(idempotencyKey)
    .set({ status, body: { text, headers } })
    .where(ofRequest(request));
}
