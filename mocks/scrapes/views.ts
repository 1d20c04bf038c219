import type { ScrapeRecord } from './fixtures.ts';

/** The two counts under both of their names. */
const counts = ({ num_jobs, items_in_queue }: ScrapeRecord) => ({
  num_jobs,
  total_jobs: num_jobs,
  items_in_queue,
  number_of_jobs_in_queue: items_in_queue,
});

/** A list row: the scrape without its codes. */
export const toScrapeRow = (scrape: ScrapeRecord) => ({
  ...scrape,
  ...counts(scrape),
  spider_code: undefined,
  parser_code: undefined,
});

/** The detail. A combo keeps its parser code, which is not served. */
export const toScrapeDetail = (scrape: ScrapeRecord) => ({
  ...scrape,
  ...counts(scrape),
  broken_since: undefined,
  lifecycle_date: null,
  parser_code: scrape.is_combo ? null : scrape.parser_code,
});

const CODE_BYTES = 64 * 1024;
const cut = (code: string | null): string | null =>
  code === null
    ? null
    : new TextDecoder().decode(new TextEncoder().encode(code).slice(0, CODE_BYTES), {
        stream: true,
      });

/** A row of a code search: at most 64 KiB of each code, and whether there is more. */
export function toCodeRow(scrape: ScrapeRecord) {
  const [spider, parser] = [
    cut(scrape.spider_code),
    scrape.is_combo ? null : cut(scrape.parser_code),
  ];
  const truncated =
    spider !== scrape.spider_code || (!scrape.is_combo && parser !== scrape.parser_code);
  return {
    ...toScrapeRow(scrape),
    spider_code: spider,
    parser_code: parser,
    code_truncated: truncated,
  };
}
