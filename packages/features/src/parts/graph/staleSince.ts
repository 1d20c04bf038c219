import { serverNow } from '@console/api/core/clock';

const DAY = 86_400_000;
const STALE_AFTER_DAYS = 2;

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());

/**
 * The newest counted day in unix seconds, if it is more than two days before `now`, the server's
 * time.
 */
export function staleSince(
  newest: number | null | undefined,
  now = new Date(serverNow() * 1000),
): number | undefined {
  if (newest === undefined || newest === null) return undefined;
  const age = midnight(now).getTime() - midnight(new Date(newest * 1000)).getTime();
  return Math.round(age / DAY) > STALE_AFTER_DAYS ? newest : undefined;
}
