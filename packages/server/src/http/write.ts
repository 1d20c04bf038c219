import type { JsonBody } from '@console/api/core/hydra/body';
import { badRequest, conflict } from '@console/api/core/hydra/problem';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { claimKey, storeAnswer, type IdempotentRequest } from './idempotency.ts';
import { asText, respond, respondText, type Answer } from './respond.ts';

/**
 * Requests with a key that this process is working on, so that an impatient second click is told at
 * once.
 */
const running = new Set<string>();

/**
 * Runs a write in one transaction and answers with what it returns. With an `Idempotency-Key` the
 * answer is stored in the same transaction: a repeat gets it again, and a write that failed or
 * never committed leaves no trace (section 2.8).
 *
 * @throws Problem 409 `in_progress`, 422 `idempotency_mismatch`, and whatever `work` throws, after
 *   which nothing is written
 */
export async function answerWrite(
  c: Context<AppEnv>,
  { database: { db } }: Deps,
  body: JsonBody,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Response> {
  const request = idempotentRequest(c, body);
  if (request === undefined) return respond(c, await db.transaction(work));

  const ticket = `${request.userId} ${request.key}`;
  if (running.has(ticket))
    throw conflict('in_progress', 'The same request is still being processed.', {
      'Retry-After': '1',
    });
  running.add(ticket);
  try {
    const { answer, isReplay } = await db.transaction(async (tx) => {
      const stored = await claimKey(tx, request);
      if (stored !== undefined) return { answer: stored, isReplay: true };
      const fresh = asText(await work(tx));
      await storeAnswer(tx, request, fresh);
      return { answer: fresh, isReplay: false };
    });
    if (isReplay) c.header('Idempotency-Replayed', 'true');
    return respondText(c, answer);
  } finally {
    running.delete(ticket);
  }
}

function idempotentRequest(c: Context<AppEnv>, { text }: JsonBody): IdempotentRequest | undefined {
  const key = c.req.header('idempotency-key')?.trim();
  if (key === undefined || key === '') return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw badRequest('The Idempotency-Key must have 1 to 200 printable characters.');
  return { userId: c.get('user').id, key, method: c.req.method, path: c.req.path, bodyText: text };
}
