import type { Role } from '@console/api/roles/rules';
import type { UserRef } from '@console/api/users/schema';
import type { RequestHandler } from 'msw';
import { endpoint, type Endpoint } from './endpoint.ts';
import {
  after,
  invalid,
  never,
  notFound,
  offline,
  problem,
  unauthorized,
  type WireViolation,
} from './respond.ts';
import { alreadyReviewed as alreadyReviewedAnswer } from './reviews/decide.ts';
import { userRefOf } from './users/userRef.ts';
import { instant } from './wire.ts';

// Each of these stands before the ordinary handlers of its resource: MSW takes the first that matches.

/** The first call meets an expired token; after the refresh the ordinary handler answers. */
export const expiresOnce = (call: Endpoint): RequestHandler =>
  endpoint(call, () => unauthorized(), { once: true });

export const forbidden = (
  call: Endpoint,
  roles: readonly Role[] = ['ROLE_ADMIN'],
): RequestHandler =>
  endpoint(call, () =>
    problem(403, 'forbidden', 'You are not authorized to perform this action.', {
      required_roles: roles,
    }),
  );

export const missing = (call: Endpoint): RequestHandler => endpoint(call, () => notFound());

export const conflicting = (call: Endpoint, code: string, sentence: string): RequestHandler =>
  endpoint(call, () => problem(409, code, sentence));

/** Somebody else decided on the row first. */
export const alreadyReviewed = (
  call: Endpoint,
  {
    by = userRefOf('ROLE_DQ_LEAD'),
    at = instant('2026-11-20T09:30:00Z'),
  }: { by?: UserRef; at?: number } = {},
): RequestHandler => endpoint(call, () => alreadyReviewedAnswer(by, at));

/** Somebody else saved first. */
export const stale = (
  call: Endpoint,
  { noun = 'entity', by = 'Grace Hopper', at = '2026-11-20T09:30:00Z', currentVersion = 8 } = {},
): RequestHandler =>
  endpoint(call, () =>
    problem(
      412,
      'precondition_failed',
      `This ${noun} was changed by ${by} at ${at}. Reload it before saving.`,
      { current_version: currentVersion },
      { etag: `"${noun}-1-${currentVersion}"` },
    ),
  );

export const refused = (call: Endpoint, violations: readonly WireViolation[]): RequestHandler =>
  endpoint(call, () => invalid(violations));

export const failing = (call: Endpoint, description = 'Internal Server Error'): RequestHandler =>
  endpoint(call, () => problem(500, 'server_error', description));
/** Fails once, then the ordinary handler answers: for Retry. */
export const failingOnce = (call: Endpoint): RequestHandler =>
  endpoint(call, () => problem(500, 'server_error', 'Internal Server Error'), { once: true });

export const unreachable = (call: Endpoint): RequestHandler => endpoint(call, () => offline());

/** An answer of the right status with a body that the contract does not allow. */
export const nonsense = (call: Endpoint): RequestHandler =>
  endpoint(
    call,
    () =>
      new Response('<!doctype html><title>Gateway</title>', {
        headers: { 'content-type': 'text/html' },
      }),
  );

/** Late, then the ordinary handler answers. */
export const slow = (call: Endpoint, milliseconds = 400): RequestHandler =>
  endpoint(call, after(milliseconds));
export const endless = (call: Endpoint): RequestHandler => endpoint(call, never);
