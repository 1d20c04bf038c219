import type { CodeType } from '@console/api/scrape-code/schema';
import type { Scrape } from '@console/api/scrapes/schema';
import type { TestRun } from '@console/api/test-runs/schema';

/** The sentence about a failed test. Its notice and the part "Results" show it. */
export const TEST_FAILED = 'There was an error testing the script.';

/** The word for a type of code, in buttons and headings. */
export const TYPE_LABELS: Readonly<Record<CodeType, string>> = {
  parser: 'Parser',
  spider: 'Spider',
  combo: 'Combo',
};

/** The code and the settings for a test that do not come from the saved scrape. */
export type TestInput = Pick<
  TestRun,
  'parser_code' | 'parser_settings' | 'spider_code' | 'scrape_settings'
>;

/** The test run for a scrape. What the input lacks is taken from the saved scrape. */
export const toTestRun = (
  scrape: Scrape,
  type: CodeType,
  { parser_code, parser_settings, spider_code, scrape_settings }: Partial<TestInput> = {},
): TestRun => ({
  scrape_id: scrape.id,
  type,
  is_combo: scrape.is_combo,
  // A combo has a single script, which is stored as spider code.
  parser_code: scrape.is_combo ? null : (parser_code ?? scrape.parser_code ?? null),
  spider_code: spider_code ?? scrape.spider_code ?? null,
  parser_settings: parser_settings ?? { test_url: scrape.test_url, job_data: scrape.job_data },
  scrape_settings: scrape_settings ?? {
    clear_cookie: scrape.clear_cookie,
    method: scrape.method ?? 'none',
    update_method: scrape.update_method,
    proxy_service: scrape.proxy_service,
    self_identification: scrape.self_identification,
    specific_host: scrape.specific_host,
    spider_frequency: scrape.spider_frequency,
  },
});
