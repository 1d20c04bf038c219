import { serverNow } from '@console/api/core/clock';

const STALE_AFTER_DAYS = 2;
const dayOf = (at: number) => new Date(at * 1000).setHours(0, 0, 0, 0);

/**
 * The newest counted day, in Unix seconds, when it is more than two days before `now`. Otherwise
 * undefined. `now` is the server's time.
 */
export const staleSince = (
  newest: number | null | undefined,
  now = serverNow(),
): number | undefined =>
  newest && Math.round((dayOf(now) - dayOf(newest)) / 86_400_000) > STALE_AFTER_DAYS
    ? newest
    : undefined;
