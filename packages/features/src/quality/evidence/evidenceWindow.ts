import { serverNow } from '@console/api/core/clock';
import type { DayWindow } from '@console/api/evidence/client';
import { endOfDay, startOfDay, toUnixSeconds, type Day } from '../../list/days.ts';

const DAY_MS = 86_400_000;
const DAYS = 30;

/**
 * The 30 UTC days up to `day`, by default today on the server's clock, and the start and end of
 * their time axis in Unix seconds. The counts of a day stand at its noon in the browser's zone and
 * the marks at their instants, so the axis holds the days of both zones.
 */
export function evidenceWindow(day?: Day, now = serverNow() * 1000) {
  const last = day === undefined ? now : Date.parse(day);
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const window: DayWindow = { first: dayOf(last - (DAYS - 1) * DAY_MS), last: dayOf(last) };
  return {
    window,
    from: toUnixSeconds(new Date(Math.min(Date.parse(window.first), +startOfDay(window.first)))),
    to: toUnixSeconds(new Date(Math.max(Date.parse(window.last) + DAY_MS, +endOfDay(window.last)))),
  };
}
