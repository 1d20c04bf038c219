/** What the clock of the browser may differ by, in seconds, before the server's is trusted more. */
const TOLERANCE = 90;

let ahead: number | undefined;

/**
 * Learns the server's time from the `Date` of an answer. An answer from the browser's cache carries
 * an older date, so the latest time counts.
 */
export function noteServerDate(date: string | null): void {
  const at = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(at)) return;
  const difference = Math.round((at - Date.now()) / 1000);
  ahead = ahead === undefined ? difference : Math.max(ahead, difference);
}

/** The server's time in unix seconds; the browser's own while no answer has told another. */
export function serverNow(): number {
  const off = ahead !== undefined && Math.abs(ahead) > TOLERANCE ? ahead : 0;
  return Math.floor(Date.now() / 1000) + off;
}

/** Forgets what answers have told. */
export function resetServerClock(): void {
  ahead = undefined;
}
