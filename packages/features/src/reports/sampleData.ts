import { ANSWER_STATUSES } from '@console/api/company-queues/rules';
import { toUnixSeconds } from '../list/days.ts';
import { daysOf, type ReportRange } from './reportRange.ts';

/** A request of a queue, and how long it took until the answer. */
export interface SlaRow {
  id: number;
  company_queue_id: number;
  /** From 1 (Now) to 5 (Later). */
  priority: number;
  /** When the request was made, in Unix seconds. */
  requested_date: number;
  /**
   * When the answer came, in Unix seconds. Null while the request is open, like the next two
   * fields.
   */
  resolved_date: number | null;
  /** The time until the answer, in hours. */
  time_delta: number | null;
  resolution: (typeof ANSWER_STATUSES)[number] | null;
}

/** What was done on one day. */
export interface ProductivityRow {
  /** The day, as YYYY-MM-DD. */
  id: string;
  /** Noon of the day, in Unix seconds. */
  date: number;
  companies_added: number;
  companies_fixed: number;
  companies_deleted: number;
  jobs_added: number;
}

export interface ProductivityFilters extends ReportRange {
  /** The id of a country. */
  country: string;
  /** The id of a user. */
  user: string;
}

const HOUR = 3600;

/** A seeded generator of integers from 0 to `limit` - 1. The same seed gives the same sequence. */
function numbersFrom(seed: string): (limit: number) => number {
  let state = 2_166_136_261;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/**
 * Sample rows with one request for each day. About one in ten is still open. The same days give the
 * same rows.
 */
export const sampleSla = (range: ReportRange): readonly SlaRow[] =>
  daysOf(range).map(({ day, noon }, index) => {
    const next = numbersFrom(day);
    const priority = next(5) + 1;
    const requested = toUnixSeconds(noon) - 4 * HOUR + next(8 * HOUR);
    const hours = priority * (1 + next(12)) + next(10) / 10;
    const request = {
      id: index + 1,
      company_queue_id: 1000 + next(9000),
      priority,
      requested_date: requested,
    };
    return next(10) === 0
      ? { ...request, resolved_date: null, time_delta: null, resolution: null }
      : {
          ...request,
          resolved_date: requested + Math.round(hours * HOUR),
          time_delta: hours,
          resolution: ANSWER_STATUSES[next(ANSWER_STATUSES.length)] ?? 'done',
        };
  });

/** Sample rows, one for each day. The same filters give the same rows. */
export const sampleProductivity = (filters: ProductivityFilters): readonly ProductivityRow[] =>
  daysOf(filters).map(({ day, noon }) => {
    const next = numbersFrom(`${day} ${filters.country} ${filters.user}`);
    return {
      id: day,
      date: toUnixSeconds(noon),
      companies_added: next(12),
      companies_fixed: next(20),
      companies_deleted: next(4),
      jobs_added: next(1500),
    };
  });
