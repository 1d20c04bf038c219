import { JSON_LD } from '@console/api/core/hydra/body';
import {
  badRequest,
  Problem,
  problemBody,
  serverError,
  unavailable,
} from '@console/api/core/hydra/problem';
import type { ErrorHandler } from 'hono';
import type { AppEnv, Deps } from '../context.ts';
import { databaseFailure, type DatabaseFailure } from '../db/failure.ts';

const problems: Readonly<Record<DatabaseFailure, () => Problem>> = {
  unavailable: () => unavailable(),
  conflict: () => unavailable(1),
  // This is bad input that no check has found, not a failure of the server.
  invalid: () => badRequest('A value cannot be processed.'),
  tooLarge: () => badRequest('The request has too many values.'),
  fault: serverError,
};

/** Returns the problem that was thrown, or the problem for a failure of the database. */
export const asProblem = (thrown: unknown): Problem =>
  thrown instanceof Problem ? thrown : problems[databaseFailure(thrown)]();

/** Answers an error as a [problem](docs/contract.md#problems). Its details go only to the log. */
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
