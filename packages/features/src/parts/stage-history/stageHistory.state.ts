import type { StageHistoryQuery } from '@console/api/stage-history/client';
import { endOfDay, parseDay, startOfDay, toUnixSeconds, type Day } from '../../list/days.ts';
import { formatParam, parseAddress, parseId } from '../../list/params.ts';

/** The state of the stage history in the address. Other cards of the page have their own parameters. */
export interface StageHistoryState {
  start?: Day;
  end?: Day;
  /** One of the entity's scrapes. Undefined for all of them. */
  scrapeId?: string;
  page: number;
}

const NAMES = {
  start: 'stageStart',
  end: 'stageEnd',
  scrapeId: 'stageScrape',
  page: 'stagePage',
} as const;

/**
 * Reads the state from a raw query string. Missing and invalid values are replaced by their
 * defaults.
 */
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

/** The query string with this state. Parameters of other parts are kept as they were written. */
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

/** What is wrong with the days. Nothing is requested while they have a problem. */
export const daysProblem = ({ start, end }: StageHistoryState): string | undefined =>
  start && end && end < start ? 'End must not be before start.' : undefined;

/** The API query. It covers whole days in the browser's zone. */
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
