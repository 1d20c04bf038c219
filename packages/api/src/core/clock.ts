/**
 * The tolerated difference between the browser's clock and the server's, in seconds. When the
 * difference is larger, `serverNow` uses the server's time.
 */
const TOLERANCE = 90;

let ahead: number | undefined;

/**
 * Records the server's time from the `Date` header of an answer. An answer from the HTTP cache has
 * an older date, so the latest time counts.
 */
export function recordServerDate(date: string | null): void {
  const at = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(at)) return;
  const difference = Math.round((at - Date.now()) / 1000);
  ahead = ahead === undefined ? difference : Math.max(ahead, difference);
}

/**
 * The server's time in Unix seconds. It is the browser's time until an answer has shown a
 * difference.
 */
export function serverNow(): number {
  const off = ahead !== undefined && Math.abs(ahead) > TOLERANCE ? ahead : 0;
  return Math.floor(Date.now() / 1000) + off;
}

/** Resets the recorded server time, for tests. */
export function resetServerClock(): void {
  ahead = undefined;
}
