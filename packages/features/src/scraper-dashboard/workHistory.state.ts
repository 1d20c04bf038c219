import { serverNow } from '@console/api/core/clock';
import type { ListQuery } from '@console/api/core/listQuery';
import { dayOf, startOfDay, toUnixSeconds } from '../list/days.ts';
import { PAGE_SIZES } from '../list/listState.ts';
import { formatParam, parseAddress } from '../list/params.ts';

/** The choices for the range, in days. Zero means the whole history. */
export const HISTORY_DAYS = [
  { days: 0, label: 'All' },
  { days: 7, label: '7 days' },
  { days: 14, label: '14 days' },
  { days: 30, label: '30 days' },
] as const;
const DEFAULT_DAYS = 7;
const DEFAULT_SIZE = 15;

/**
 * The state of the work history in the address. Its parameters have names of their own, because the
 * plain names belong to the queue.
 */
export interface WorkHistoryState {
  days: number;
  page: number;
  pageSize: number;
}

const NAMES = { days: 'historyDays', page: 'historyPage', pageSize: 'historyPageSize' } as const;

/**
 * Reads the state from a raw query string. Missing and invalid values are replaced by their
 * defaults.
 */
export function readWorkHistory(search: string): WorkHistoryState {
  const params = parseAddress(search);
  const first = (name: string) => params.find((param) => param.name === name)?.value.trim() ?? '';
  const page = first(NAMES.page);
  return {
    days: HISTORY_DAYS.find(({ days }) => String(days) === first(NAMES.days))?.days ?? DEFAULT_DAYS,
    page: /^\d{1,7}$/.test(page) ? Math.max(1, Number(page)) : 1,
    pageSize: PAGE_SIZES.find((size) => String(size) === first(NAMES.pageSize)) ?? DEFAULT_SIZE,
  };
}

/** The query string with this state. Parameters of other parts are kept as they were written. */
export function writeWorkHistory(
  { days, page, pageSize }: WorkHistoryState,
  search: string,
): string {
  const own: readonly string[] = Object.values(NAMES);
  const foreign = parseAddress(search).filter(({ name }) => !own.includes(name));
  const written = (name: string, value: number, standard: number) =>
    value === standard ? [] : [formatParam(name, String(value))];
  return [
    ...foreign.map(({ raw }) => raw),
    ...written(NAMES.days, days, DEFAULT_DAYS),
    ...written(NAMES.page, page, 1),
    ...written(NAMES.pageSize, pageSize, DEFAULT_SIZE),
  ].join('&');
}

/**
 * The API query. It covers whole days in the browser's zone up to today, and the server's clock
 * says which day is today.
 */
export function toWorkHistoryQuery({ days, page, pageSize }: WorkHistoryState): ListQuery {
  const from = new Date(serverNow() * 1000);
  from.setDate(from.getDate() - days);
  return {
    page,
    limit: pageSize,
    filters: days === 0 ? {} : { 'history_timestamp[gte]': toUnixSeconds(startOfDay(dayOf(from))) },
  };
}
