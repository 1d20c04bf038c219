import type { StageHistoryQuery } from '@console/api/stage-history/client';
import { endOfDay, parseDay, startOfDay, toUnixSeconds, type Day } from '../../list/days.ts';
import { formatParam, parseAddress, parseId } from '../../list/params.ts';

/** The part of an address that the stage history owns; other cards of the page keep theirs. */
export interface StageHistoryState {
  start?: Day;
  end?: Day;
  /** One of the entity's scrapes; absent for all. */
  scrapeId?: string;
  page: number;
}

const NAMES = {
  start: 'stageStart',
  end: 'stageEnd',
  scrapeId: 'stageScrape',
  page: 'stagePage',
} as const;

/** Reads the state from a raw query string. What is missing or bad counts as its default. */
export function readStageHistory(search: string): StageHistoryState {
  const params = parseAddress(search);
  const first = (name: string) => params.find((param) => param.name === name)?.value.trim() ?? '';
  const page = first(NAMES.page);
  return {
    start: parseDay(first(NAMES.start)),
    end: parseDay(first(NAMES.end)),
    scrapeId: parseId(first(NAMES.scrapeId)),
    page: /^\d{1,7}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

/** The query string with this state; the parameters of others stay as they were written. */
export function writeStageHistory(state: StageHistoryState, search: string): string {
  const own: readonly string[] = Object.values(NAMES);
  const foreign = parseAddress(search)
    .filter(({ name }) => !own.includes(name))
    .map(({ raw }) => raw);
  const { page, start, end, scrapeId } = state;
  const values = [
    [NAMES.start, start],
    [NAMES.end, end],
    [NAMES.scrapeId, scrapeId],
    [NAMES.page, page === 1 ? undefined : String(page)],
  ] as const;
  return [
    ...foreign,
    ...values.flatMap(([name, value]) => (value ? [formatParam(name, value)] : [])),
  ].join('&');
}

/** What is wrong with the days; nothing is asked for then. */
export const daysProblem = ({ start, end }: StageHistoryState): string | undefined =>
  start && end && end < start ? 'End must not be before start.' : undefined;

/** What the API is asked for: whole days of the browser's zone. */
export const toStageHistoryQuery = ({
  start,
  end,
  scrapeId,
  page,
}: StageHistoryState): StageHistoryQuery => ({
  page,
  ...(start && { start: toUnixSeconds(startOfDay(start)) }),
  ...(end && { end: toUnixSeconds(endOfDay(end)) }),
  ...(scrapeId && { scrapeId: Number(scrapeId) }),
});
