import type { Body, Endpoint, Path } from '@console/api/core/endpoint';
import { readJsonBody, type JsonBody } from '@console/api/core/hydra/body';
import type { HydraObject } from '@console/api/core/hydra/envelope';
import { typedBody } from '@console/api/core/hydra/fields';
import { badRequest, stillProcessing } from '@console/api/core/hydra/problem';
import type { Context } from 'hono';
import type { AppEnv, CurrentUser, Deps } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { Executor } from '../db/executor.ts';
import { writeTransaction } from '../db/writeTransaction.ts';
import { claimKey, storeAnswer, type IdempotentRequest } from './idempotency.ts';
import { asText, idOfPath, respond, respondText, type Answer } from './respond.ts';
import type { ApiRoute } from './routes.ts';

/** A write under way, with the record of the path, the body, and the person. */
export type Write<Row, Received> = {
  tx: Tx;
  user: CurrentUser;
  /** The id of the path, or 0 when the path has none. */
  id: number;
  row: Row;
  body: Received;
};

/**
 * The steps of a write, in their order. Every step may throw a Problem, and then nothing is
 * written.
 */
export type WriteSteps<Row, Received, Result> = {
  /**
   * Throws 404 for a record that does not exist, before the body is read. `partId` is the id of a
   * part of the record, such as `{noteId}`, or 0 when the path has none.
   */
  exists?(executor: Executor, id: number, partId: number): Promise<void>;
  /** Throws 400 for a body that is malformed beyond its JSON types. */
  check?(body: Received): void;
  /** Reads and locks the record. Throws 404. */
  lock(tx: Tx, id: number, body: Received, partId: number): Promise<Row>;
  /** Throws 403 for a person who may not change this record, even if they may change others. */
  allow?(row: Row, user: CurrentUser): void;
  /** Throws 412 or 409 when somebody else was faster, and 409 when the state forbids the write. */
  version?(tx: Tx, row: Row, ifMatch: string | undefined): Promise<void>;
  /** Does the work and writes the event. Returns what the answer needs, such as an id. */
  effect(write: Write<Row, Received>): Promise<Result>;
  /** Reads the answer, in the same transaction. */
  answer(tx: Tx, result: Result): Promise<Omit<Answer, 'status'> & Partial<Answer>>;
};

/** The `lock` of a write without a record, such as a write that creates one. */
export const noRecord = () => Promise.resolve(undefined);

/** Answers a write with a body. Every write is checked, done and answered in this one order. */
export const writeRoute = <P extends Path, Sent extends Body, Row, Received extends Body, Result>(
  deps: Deps,
  endpoint: Endpoint<P, unknown, Sent, Received>,
  steps: WriteSteps<Row, Received, Result>,
): ApiRoute => ({
  endpoint,
  async handle(c) {
    const {
      config,
      database: { db },
    } = deps;
    const id = endpoint.path.includes('{id}') ? idOfPath(c) : 0;
    const partId = endpoint.path.includes('{noteId}') ? idOfPath(c, 'noteId') : 0;
    await steps.exists?.(db, id, partId);
    const json =
      endpoint.bodyOptional && hasNoBody(c)
        ? { text: '', json: {} }
        : await readJsonBody(c.req.raw, config.maxBodyBytes);
    if (endpoint.body === undefined) throw new Error(`${endpoint.path} takes no body`);
    const body = typedBody(endpoint.body, json.json);
    steps.check?.(body);
    return answerWrite(c, deps, json, async (tx) => {
      const row = await steps.lock(tx, id, body, partId);
      steps.allow?.(row, c.get('user'));
      await steps.version?.(tx, row, c.req.header('if-match'));
      const write = { tx, user: c.get('user'), id, row, body };
      const result = await steps.effect(write);
      return { status: endpoint.status ?? 200, ...(await steps.answer(tx, result)) };
    });
  },
});

function hasNoBody(c: Context<AppEnv>): boolean {
  const length = c.req.header('content-length');
  return length === undefined ? c.req.header('content-type') === undefined : Number(length) === 0;
}

/**
 * Answers a DELETE with what `effect` resolves with, or with 204 when that is undefined. `effect`
 * throws 404 for a record that does not exist.
 */
export const deleteRoute = (
  deps: Deps,
  endpoint: Endpoint,
  effect: (
    write: Omit<Write<undefined, undefined>, 'row' | 'body'> & { ifMatch: string | undefined },
  ) => Promise<HydraObject | void>,
): ApiRoute => ({
  endpoint,
  async handle(c) {
    const id = idOfPath(c);
    const ifMatch = c.req.header('if-match');
    const body = await writeTransaction(deps, (tx) =>
      effect({ tx, user: c.get('user'), id, ifMatch }),
    );
    return body ? respond(c, { status: 200, body }) : c.body(null, 204);
  },
});

/**
 * The requests with an idempotency key that run in this process. By them a second click is refused
 * at once, without waiting for the database.
 */
const running = new Set<string>();

/**
 * Runs a write in one transaction and answers its result. With an `Idempotency-Key` the answer is
 * stored in the same transaction, and a repeat gets the stored answer. A write that failed leaves
 * no trace. See docs/contract.md#idempotency.
 *
 * @throws Problem 409 `in_progress`, 422 `idempotency_mismatch`, and whatever `work` throws, after
 *   which nothing is written
 */
export async function answerWrite(
  c: Context<AppEnv>,
  deps: Deps,
  body: JsonBody,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Response> {
  const request = idempotentRequest(c, body);
  if (request === undefined) return respond(c, await writeTransaction(deps, work));

  const ticket = `${request.userId} ${request.key}`;
  if (running.has(ticket)) throw stillProcessing();
  running.add(ticket);
  try {
    const { answer, isReplay } = await writeTransaction(deps, async (tx) => {
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
