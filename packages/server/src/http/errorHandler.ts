import { JSON_LD } from '@console/api/core/hydra/body';
import {
  badRequest,
  Problem,
  problemBody,
  serverError,
  unavailable,
} from '@console/api/core/hydra/problem';
import { DrizzleQueryError } from 'drizzle-orm';
import type { ErrorHandler } from 'hono';
import type { AppEnv, Deps } from '../context.ts';

/** Codes of Node and of PostgreSQL (classes 08, 53, 57P, 57014) for a database that is away. */
const UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|53...|57P0[123]|57014)$/;
/** A deadlock and a serialization failure, after which the same transaction can succeed. */
const LOST_AGAINST_ANOTHER = /^(40P01|40001)$/;
const UNAVAILABLE_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after|Client has encountered a connection error/;

const cause = (error: unknown): unknown =>
  error instanceof DrizzleQueryError && error.cause !== undefined ? error.cause : error;
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';

/**
 * Converts a thrown value: a Problem stays, a database that is away or a lost transaction becomes
 * 503, a value that the database refuses 400, anything else 500.
 */
export function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  const error = cause(thrown);
  const code = codeOf(error);
  if (UNAVAILABLE.test(code) || (error instanceof Error && UNAVAILABLE_TEXT.test(error.message)))
    return unavailable();
  if (LOST_AGAINST_ANOTHER.test(code)) return unavailable(1);
  // Class 22 is a value that the database refuses: bad input that no check found before.
  if (code.startsWith('22')) return badRequest('A value cannot be processed.');
  return serverError();
}

/**
 * Answers a thrown value with an [HTTP problem](../../../../docs/contract.md#problems). The cause
 * is logged and never sent to the client.
 */
export const errorHandler =
  ({ config, log }: Deps): ErrorHandler<AppEnv> =>
  (error, c) => {
    const problem = asProblem(error);
    const requestId = c.get('requestId');
    if (!(error instanceof Problem))
      log.error(
        { err: error, requestId, method: c.req.method, path: c.req.path },
        'a request failed',
      );
    for (const [name, value] of Object.entries(problem.headers)) c.header(name, value);
    return c.body(
      JSON.stringify(problemBody(problem, config.apiBasePath, requestId)),
      problem.status,
      { 'Content-Type': JSON_LD },
    );
  };
