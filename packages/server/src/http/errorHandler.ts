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

/** Codes of Node and of PostgreSQL (classes 08, 53, 57P, 57014) that mean: not now. */
const UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|53...|57P0[123]|57014)$/;
/**
 * A deadlock and a serialization failure: the transaction lost against another one and may succeed
 * at once when repeated.
 */
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
 * What was thrown as an answer: itself, 503 when the database is away or the transaction lost
 * against another, else 500.
 */
export function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  const error = cause(thrown);
  const code = codeOf(error);
  if (UNAVAILABLE.test(code) || (error instanceof Error && UNAVAILABLE_TEXT.test(error.message)))
    return unavailable();
  if (LOST_AGAINST_ANOTHER.test(code)) return unavailable(1);
  // Class 22 is a value that the database cannot take: bad input that no check caught, and not the server's failure.
  if (code.startsWith('22')) return badRequest('A value cannot be processed.');
  return serverError();
}

/**
 * Turns whatever was thrown into an answer of section 2.6. What went wrong inside goes to the log,
 * never to the caller.
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
