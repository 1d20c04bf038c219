import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../context.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A ULID: 48 bits of milliseconds, then 80 random bits, so that ids sort by time. */
export function createRequestId(now: number = Date.now()): string {
  let time = '';
  for (let rest = now, digits = 0; digits < 10; digits += 1, rest = Math.floor(rest / 32))
    time = ALPHABET.charAt(rest % 32) + time;
  return time + [...randomBytes(16)].map((byte) => ALPHABET.charAt(byte % 32)).join('');
}

/**
 * Gives each request an id, that of a proxy in front where it sent a sensible one; every answer
 * carries it.
 */
export const requestId: MiddlewareHandler<AppEnv> = async (c, next) => {
  const given = c.req.header('x-request-id');
  const id = given !== undefined && /^[\w.-]{1,64}$/.test(given) ? given : createRequestId();
  c.set('requestId', id);
  await next();
  c.header('X-Request-Id', id);
};
