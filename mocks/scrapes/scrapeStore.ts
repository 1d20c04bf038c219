import type { CodeHistory, ErrorLog, ScrapeCodeType } from '@console/api/scrape-code/schema';
import { SCRAPE_CODE_TYPES } from '@console/api/scrape-code/schema';
import { createRowStore } from '../rowStore.ts';
import { userRefs } from '../users/userRef.ts';
import { instant, type Wire } from '../wire.ts';
import { phpCode } from './code.ts';
import { acmeWorkday, brokenScrape, scrapes, type ScrapeRecord } from './fixtures.ts';

/** The scrapes of one story or test, with the versions that its writes add. */
export type ScrapeStore = ReturnType<typeof createScrapeStore>;

const version = (
  scrapeId: number,
  type: ScrapeCodeType,
  index: number,
  given: Pick<CodeHistory, 'code' | 'modified' | 'reason_code' | 'user'>,
): Wire<CodeHistory> => {
  const id = scrapeId * 1000 + index * 2 + (type === 'spider' ? 0 : 1);
  return {
    '@id': `/api/code_histories/${id}`,
    '@type': 'CodeHistory',
    id,
    scrape_id: scrapeId,
    code_type: type,
    index,
    ...given,
  };
};

const [ada, lin] = userRefs(1, 5);

/** Two earlier versions of the parser of Acme, by two people. The newest is its present code. */
const earlier = [
  version(acmeWorkday.id, 'parser', 1, {
    code: phpCode('parser', 'Workday', { lines: 2 }),
    modified: instant('2026-03-02T09:00:00Z'),
    reason_code: 'new_scrape',
    user: ada ?? null,
  }),
  version(acmeWorkday.id, 'parser', 2, {
    code: phpCode('parser', 'Workday', { lines: 1 }),
    modified: instant('2026-04-18T15:30:00Z'),
    reason_code: 'layout_changed',
    user: lin ?? null,
  }),
];

/** An entry of the error log of a scrape. */
export const buildError = (
  id: number,
  given: Pick<ErrorLog, 'log_message' | 'log_date_time'>,
  of = brokenScrape,
) => ({
  ...given,
  '@id': `/api/error_logs/${id}`,
  '@type': 'ErrorLog',
  id,
  scrape_id: of.id,
});

export const errorLogs: readonly (Wire<ErrorLog> & { scrape_id: number })[] = [
  'PHP Fatal error:  Uncaught Error: Call to a member function text() on null in parser.php:9',
  'HTTP 503 from https://portal-9.example/jobs, tried 3 times',
].map((log_message, index) =>
  buildError(index + 1, {
    log_message,
    log_date_time: instant('2026-11-16T12:00:00Z') - index * 3600,
  }),
);

/** The present code of a scrape as its newest version. */
function newest(scrape: ScrapeRecord, type: ScrapeCodeType, index: number): Wire<CodeHistory>[] {
  const code = scrape[`${type}_code`];
  if (code === null) return [];
  return [
    version(scrape.id, type, index, {
      code,
      modified: scrape[`${type}_last_date_modified`] ?? 0,
      reason_code: index === 1 ? 'new_scrape' : 'bug_fix',
      user: scrape[`${type}_user`],
    }),
  ];
}

export function createScrapeStore(rows: readonly ScrapeRecord[] = scrapes) {
  const store = createRowStore(rows);
  const histories = new Map<number, readonly Wire<CodeHistory>[]>();
  const historyOf = (scrape: ScrapeRecord): readonly Wire<CodeHistory>[] =>
    histories.get(scrape.id) ??
    SCRAPE_CODE_TYPES.flatMap((type) => {
      const before = earlier.filter((one) => one.scrape_id === scrape.id && one.code_type === type);
      return [...before, ...newest(scrape, type, before.length + 1)];
    });
  const cleared = new Set<number>();
  return {
    ...store,
    historyOf,
    clearErrors: (id: number): void => void cleared.add(id),
    errorsAreCleared: (id: number): boolean => cleared.has(id),
    /** Adds a version of a code that has just been saved. */
    addVersion(scrape: ScrapeRecord, type: ScrapeCodeType, given: Parameters<typeof version>[3]) {
      const before = historyOf(scrape);
      const last = before.filter((one) => one.code_type === type).length;
      histories.set(scrape.id, [...before, version(scrape.id, type, last + 1, given)]);
    },
  };
}
