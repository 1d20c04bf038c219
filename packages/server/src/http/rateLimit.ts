import { isIPv6 } from 'node:net';
import { Problem } from '@console/api/core/hydra/problem';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const windowSeconds = 60;

const tooManyRequests = ({ msBeforeNext }: RateLimiterRes) =>
  new Problem({
    status: 429,
    code: 'too_many_requests',
    description: 'There were too many sign-in attempts from your address. Try again in a minute.',
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(msBeforeNext / 1000))) },
  });

/** The network counts, because an IPv6 client can choose among the addresses of its /64 network. */
function keyOf(address: string): string {
  if (!isIPv6(address)) return address;
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [front = '', back] = hostname.slice(1, -1).split('::');
  const head = front.split(':').filter(Boolean);
  const tail = back?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...(back === undefined ? [] : zeros), ...tail].slice(0, 4).join(':');
}

export type RateLimit = ReturnType<typeof createRateLimit>;

/**
 * Limits how often an address may do something in a minute, in this process. 0 means that there is
 * no limit.
 */
export function createRateLimit(perMinute: number) {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: windowSeconds });

  /** @throws Problem 429 too_many_requests once the limit is exceeded */
  async function count(address: string): Promise<void> {
    if (perMinute === 0) return;
    await limiter.consume(keyOf(address)).catch((error: unknown) => {
      throw error instanceof RateLimiterRes ? tooManyRequests(error) : error;
    });
  }

  /** @throws Problem 429 too_many_requests when the limit is reached. It counts nothing */
  async function check(address: string): Promise<void> {
    const counted = perMinute === 0 ? null : await limiter.get(keyOf(address));
    if (counted && counted.consumedPoints >= perMinute && counted.msBeforeNext > 0)
      throw tooManyRequests(counted);
  }

  return { count, check };
}
