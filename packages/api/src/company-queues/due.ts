import { isOpenStatus } from './rules.ts';

/** A number of hours, or the end of the day or of the week (Sunday). */
export type DueTime = { hours: number } | 'day' | 'week';
/** The due times of the priorities 1 to 5. */
export type DueTimes = readonly DueTime[];

const PRIORITIES = 5;
const DAY = 86_400;
const HOURS_MAX = 8760;

function readDueTime(text: string): DueTime | undefined {
  if (text === 'day' || text === 'week') return text;
  const hours = /^(\d{1,4})h$/.exec(text)?.[1];
  return hours === undefined || Number(hours) < 1 || Number(hours) > HOURS_MAX
    ? undefined
    : { hours: Number(hours) };
}

/**
 * Reads the due times of the priorities 1 to 5, such as `4h,24h,day,48h,week`. Returns undefined
 * for any other text.
 */
export function readDueTimes(text: string): DueTimes | undefined {
  const parts = text.split(',');
  const times = parts.flatMap((part) => readDueTime(part.trim().toLowerCase()) ?? []);
  return parts.length === PRIORITIES && times.length === PRIORITIES ? times : undefined;
}

/**
 * Whether the runtime knows a time zone such as `Europe/Berlin`. An offset does not count as a
 * zone.
 */
export function isTimeZone(zone: string): boolean {
  if (!/^[a-z]/i.test(zone)) return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

// A cache of formatters, because creating one costs a thousand times more than using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone === '' ? undefined : zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, made);
  return made;
}

/** The local time of an instant in a zone. It is in seconds, counted as if the zone were UTC. */
function wallClock(at: number, zone: string): number {
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = formatterOf(zone)
    .format(at * 1000)
    .split(/\D+/)
    .map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
}

/**
 * The calendar day of an instant in a time zone, in days since 1970-01-01. An empty zone stands for
 * the zone of the runtime.
 */
export const dayOf = (at: number, zone: string): number => Math.floor(wallClock(at, zone) / DAY);

/**
 * The first second of a calendar day in a time zone. It is correct also where the clock of the zone
 * changes at midnight.
 */
export function startOfDay(day: number, zone: string): number {
  const midnight = day * DAY;
  const [before, after] = [midnight - DAY, midnight + DAY].map(
    (near) => midnight - (wallClock(near, zone) - near),
  );
  const starts = [before, after].filter((at) => at !== undefined && dayOf(at, zone) >= day);
  return Math.min(...starts.map(Number));
}

/** The day of the week, where Monday is 0. 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

/**
 * The instant at which a request is due, in unix seconds. The end of a day is its last second in
 * the zone. The result is null for a priority without a due time.
 *
 * @param start when the clock started, in unix seconds
 */
export function dueAt(
  start: number,
  priority: number,
  times: DueTimes,
  zone: string,
): number | null {
  const time = times[priority - 1];
  if (time === undefined) return null;
  if (typeof time === 'object') return start + time.hours * 3600;
  const day = dayOf(start, zone);
  const last = time === 'day' ? day : day + 6 - weekdayOf(day);
  return startOfDay(last + 1, zone) - 1;
}

/**
 * Whether a request has a due time at all. It has one while it is open, does not wait for a review,
 * and is not archived.
 */
export const hasDueTime = (status: string, isArchived: boolean): boolean =>
  isOpenStatus(status) && status !== 'review-ready' && !isArchived;

export type DueState = 'overdue' | 'today' | 'later';

/** @param now unix seconds */
export function dueStateOf(at: number, now: number, zone: string): DueState {
  if (at < now) return 'overdue';
  return dayOf(at, zone) === dayOf(now, zone) ? 'today' : 'later';
}

type Requested = {
  due_at: number | null;
  overdue: boolean | null;
  request_timestamp: number | null;
  request_priority: number | null;
  latest_status: string | null;
  company_queue: { entity: { archived: boolean } | null };
};

/**
 * The instant at which a request is due. `isCalculated` says that the console has calculated it,
 * because the back end sends no due times.
 */
export type Due = { at: number; isCalculated: boolean };

/** Returns when a request is due, or undefined for a request that is never due. */
export function dueOf(request: Requested, times: DueTimes, zone: string): Due | undefined {
  if (request.overdue !== null)
    return request.due_at === null ? undefined : { at: request.due_at, isCalculated: false };
  const { request_timestamp: start, request_priority: priority, latest_status: status } = request;
  if (start === null || priority === null) return undefined;
  if (!hasDueTime(status ?? '', request.company_queue.entity?.archived ?? false)) return undefined;
  const at = dueAt(start, priority, times, zone);
  return at === null ? undefined : { at, isCalculated: true };
}
