import * as v from 'valibot';
import { flagField, relationField, textField, wholeField } from '../core/hydra/fields.ts';
import { instant, orNull, relationId, text, whole } from '../core/wire.ts';
import { userRefSchema } from '../users/schema.ts';

/** The two codes of a scrape. A combo has only the code of the spider. */
export const SCRAPE_CODE_TYPES = ['spider', 'parser'] as const;
export type ScrapeCodeType = (typeof SCRAPE_CODE_TYPES)[number];

/** A saved version of a code. `index` counts from 1, which is the oldest version. */
export const codeHistorySchema = v.object({
  id: relationId,
  scrape_id: relationId,
  code: text,
  code_type: v.picklist(SCRAPE_CODE_TYPES),
  index: whole,
  modified: instant,
  reason_code: text,
  user: orNull(userRefSchema),
});
export type CodeHistory = v.InferOutput<typeof codeHistorySchema>;

/** An entry of the error log, which says what went wrong in a run. */
export const errorLogSchema = v.object({
  id: relationId,
  log_date_time: instant,
  log_message: text,
});
export type ErrorLog = v.InferOutput<typeof errorLogSchema>;

/**
 * Body of PATCH /scrapes/{id}, which may have any of these fields. A code needs
 * `code_change_reason_code`. `spiderCode` and `parserCode` are other names of the codes, and
 * `spider_run_frequency` is another name of `spider_frequency`.
 */
export const scrapeUpdateBody = v.object({
  spider_code: textField(),
  spiderCode: textField(),
  parser_code: textField(),
  parserCode: textField(),
  code_change_reason_code: textField(),
  method: textField(),
  update_method: textField(),
  proxy_service: textField(),
  specific_host: textField(),
  clear_cookie: flagField(),
  self_identification: flagField(),
  spider_frequency: wholeField(),
  spider_run_frequency: wholeField(),
  test_url: textField({ format: 'uri' }),
  job_data: textField(),
  name: textField({ maxLength: 255 }),
  career_portal: textField({ format: 'uri' }),
  site_type: wholeField(),
  ats: relationField('ats'),
  active: flagField(),
  allow_fails: wholeField({ min: 0 }),
  jobs_per_page: wholeField({ min: 0 }),
});

/** The settings that the console sends together. */
export type ScrapeSettings = {
  specific_host: string | null;
  clear_cookie: boolean;
  method: string;
  proxy_service: string | null;
  self_identification: boolean;
  spider_frequency: number | null;
};

/** The body of PATCH /scrapes/{id}, as the console sends it. */
export type ScrapeWrite = Partial<ScrapeSettings> & {
  id?: number;
  spider_code?: string;
  parser_code?: string;
  code_change_reason_code?: string;
};

/**
 * Body of PUT /scrapes/{id}/toggle_combo. Without `is_combo` the call changes the type to the other
 * one.
 */
export const toggleComboBody = v.object({ is_combo: flagField() });

export const CODE_TYPES = ['spider', 'parser', 'combo'] as const;
/** The code that an editor edits: the spider or the parser of a scrape, or the script of a combo. */
export type CodeType = (typeof CODE_TYPES)[number];

/** GET /code_templates. */
export const codeTemplateSchema = v.object({
  '@id': orNull(text),
  id: relationId,
  name: text,
  code_type: text,
  code: text,
});
export type CodeTemplate = v.InferOutput<typeof codeTemplateSchema>;
