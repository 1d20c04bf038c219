import {
  conflict,
  forbidden as forbiddenProblem,
  invalid,
  notFound,
  Problem,
  serverError,
  staleVersion,
  tokenExpired,
  type Violation,
} from '@console/api/core/hydra/problem';
import type { Role } from '@console/api/roles/rules';
import type { UserRef } from '@console/api/users/schema';
import { getResponse, type RequestHandler } from 'msw';
import { endpoint, type Call } from './endpoint.ts';
import { after, never, offline, problemResponse } from './respond.ts';
import { alreadyReviewed as alreadyReviewedProblem } from './reviews/decide.ts';
import { userRefOf } from './users/userRef.ts';
import { instant } from './wire.ts';

// Put a scenario before the ordinary handlers of its resource, because MSW takes the first handler that matches.

const answers = (call: Call, problem: Problem): RequestHandler =>
  endpoint(call, () => problemResponse(problem));
const once = (call: Call, problem: Problem): RequestHandler =>
  endpoint(call, () => problemResponse(problem), { once: true });

/** Refuses the first call for an expired token. After the refresh the ordinary handler answers. */
export const expiresOnce = (call: Call): RequestHandler => once(call, tokenExpired());

export const forbidden = (call: Call, roles: readonly Role[] = ['ROLE_ADMIN']): RequestHandler =>
  answers(call, forbiddenProblem(roles));
export const missing = (call: Call): RequestHandler => answers(call, notFound());
export const conflicting = (call: Call, code: string, sentence: string): RequestHandler =>
  answers(call, conflict(code, sentence));
/** Refuses once. Then the ordinary handler answers. */
export const conflictingOnce = (call: Call, code: string, sentence: string): RequestHandler =>
  once(call, conflict(code, sentence));
export const refused = (call: Call, violations: readonly Violation[]): RequestHandler =>
  answers(call, invalid(violations));

/** Refuses once. Then the ordinary handler answers. */
export const refusedOnce = (call: Call, violations: readonly Violation[]): RequestHandler =>
  once(call, invalid(violations));

/** Somebody else has reviewed the row first. */
export const alreadyReviewed = (
  call: Call,
  {
    by = userRefOf('ROLE_DQ_LEAD'),
    at = instant('2026-11-20T09:30:00Z'),
  }: { by?: UserRef; at?: number } = {},
): RequestHandler => answers(call, alreadyReviewedProblem(by, at));

/** Somebody else has saved first. */
export const stale = (
  call: Call,
  { noun = 'entity', by = 'Grace Hopper', at = '2026-11-20T09:30:00Z', currentVersion = 8 } = {},
): RequestHandler =>
  answers(
    call,
    staleVersion(noun, { by, at: new Date(at) }, currentVersion, `"${noun}-1-${currentVersion}"`),
  );

export const failing = (call: Call, description = 'Internal Server Error'): RequestHandler =>
  answers(call, new Problem({ status: 500, code: 'server_error', description }));
/** Fails once, for Retry. Then the ordinary handler answers. */
export const failingOnce = (call: Call): RequestHandler => once(call, serverError());

export const unreachable = (call: Call): RequestHandler => endpoint(call, () => offline());

/** Makes the change of the ordinary handler, but its answer is lost. Later calls are answered. */
export const losingAnswerOnce = (call: Call, handlers: readonly RequestHandler[]): RequestHandler =>
  endpoint(
    call,
    async ({ request }) => {
      await getResponse([...handlers], request.clone());
      return offline();
    },
    { once: true },
  );

/** An answer with the right status and a body that breaks the contract. */
export const nonsense = (call: Call): RequestHandler =>
  endpoint(
    call,
    () =>
      new Response('<!doctype html><title>Gateway</title>', {
        headers: { 'content-type': 'text/html' },
      }),
  );

/** Delays the answer of the ordinary handler. */
export const slow = (call: Call, milliseconds = 400): RequestHandler =>
  endpoint(call, after(milliseconds));
export const endless = (call: Call): RequestHandler => endpoint(call, never);
