import * as v from 'valibot';
import { flagField, textField, wholeField } from '../core/hydra/fields.ts';
import { CODE_TYPES, type CodeType, type ScrapeSettings } from '../scrape-code/schema.ts';

/** Body of a test run at the legacy host. See docs/contract.md#legacy-host. */
export const testRunBody = v.object({
  scrape_id: wholeField({ required: true }),
  type: textField({ required: true, choices: CODE_TYPES }),
  is_combo: flagField(),
  parser_code: textField(),
  spider_code: textField(),
  parser_settings: v.nullish(v.object({ test_url: textField(), job_data: textField() })),
  scrape_settings: v.nullish(
    v.object({
      clear_cookie: flagField(),
      method: textField(),
      update_method: textField(),
      proxy_service: textField(),
      self_identification: flagField(),
      specific_host: textField(),
      spider_frequency: wholeField(),
    }),
  ),
});

/** The body of a test run, as the console sends it. */
export type TestRun = {
  scrape_id: number;
  type: CodeType;
  is_combo: boolean;
  parser_code: string | null;
  spider_code: string | null;
  parser_settings: { test_url: string | null; job_data: string | null };
  scrape_settings: ScrapeSettings & { update_method: string | null };
};
