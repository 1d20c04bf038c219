import * as v from 'valibot';
import { flagField, relationField, textField, wholeField } from '../core/hydra/fields.ts';
import {
  flag,
  instant,
  listOf,
  numeric,
  orNull,
  relationId,
  sometimes,
  text,
  whole,
} from '../core/wire.ts';
import { entityRefSchema } from '../entities/schema.ts';
import { userRefSchema } from '../users/schema.ts';
import { stage, withOneSpelling } from './spellings.ts';

/** The stages of a scrape. */
export const SCRAPE_STATUSES = ['idle', 'parsing', 'spidering'] as const;
export type ScrapeStatus = (typeof SCRAPE_STATUSES)[number];

/** The entity of a scrape. One that is given as an id or an IRI only has its number for a name. */
const entity = v.union([
  entityRefSchema,
  v.pipe(
    relationId,
    v.transform((id) => v.parse(entityRefSchema, { id, company_name: `Entity ${id}` })),
  ),
]);

const rowFields = {
  '@id': orNull(text),
  id: relationId,
  name: text,
  entity,
  entity_id: relationId,
  ats: orNull(text),
  site_type: orNull(whole),
  site_type_label: orNull(text),
  career_portal: orNull(text),
  location: orNull(text),
  /** True is shown as Automatic, false as Manual. */
  active: flag,
  archived: flag,
  archived_date: orNull(instant),
  archived_reason_code: orNull(text),
  /** One of SCRAPE_STATUSES, or a stage that this console does not know yet. */
  status: stage,
  status_date: orNull(instant),
  /** `healthy`, or the states of the open alerts. */
  scrape_states: listOf(text),
  items_in_queue: orNull(whole),
  num_jobs: orNull(whole),
  jobs_without_location: orNull(whole),
  percentage_without_locations: orNull(numeric),
  date_added: orNull(instant),
  last_updated: orNull(instant),
  underrun_timestamp: orNull(instant),
  spider_last_ran: orNull(instant),
  is_combo: flag,
  version: orNull(whole),
  /**
   * In a list only with a code search or on request, and then at most 64 KiB. A combo has no parser
   * code.
   */
  spider_code: sometimes(orNull(text)),
  parser_code: sometimes(orNull(text)),
  /** True when a code of this row is cut. GET /scrapes/{id} has all of it. */
  code_truncated: sometimes(flag),
};

/** A row of GET /scrapes; instants in unix seconds. */
export const scrapeRowSchema = v.pipe(
  v.unknown(),
  v.transform(withOneSpelling),
  v.object(rowFields),
);
export type ScrapeRow = v.InferOutput<typeof scrapeRowSchema>;

/** GET /scrapes/{id} and the answer of every write: the row, the settings and both codes in full. */
export const scrapeSchema = v.pipe(
  v.unknown(),
  v.transform(withOneSpelling),
  v.object({
    ...rowFields,
    ats_data: orNull(text),
    method: orNull(text),
    update_method: orNull(text),
    proxy_service: orNull(text),
    specific_host: orNull(text),
    clear_cookie: flag,
    self_identification: flag,
    /** Hours. */
    spider_frequency: orNull(whole),
    test_url: orNull(text),
    job_data: orNull(text),
    allow_fails: orNull(whole),
    jobs_per_page: orNull(whole),
    spider_last_date_modified: orNull(instant),
    parser_last_date_modified: orNull(instant),
    spider_user: orNull(userRefSchema),
    parser_user: orNull(userRefSchema),
  }),
);
export type Scrape = v.InferOutput<typeof scrapeSchema>;

/** The two codes of a scrape; a combo has only the spider's. */
export const SCRAPE_CODE_TYPES = ['spider', 'parser'] as const;
export type ScrapeCodeType = (typeof SCRAPE_CODE_TYPES)[number];

/** A saved version of a code. `index` counts from 1, the oldest. */
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

/** What went wrong in a run. */
export const errorLogSchema = v.object({
  id: relationId,
  log_date_time: instant,
  log_message: text,
});
export type ErrorLog = v.InferOutput<typeof errorLogSchema>;

/** One stage of one run. `end_time` is null while it runs. */
export const stageHistorySchema = v.object({
  id: relationId,
  stage: text,
  scrape_id: relationId,
  scrape_name: text,
  start_time: instant,
  end_time: orNull(instant),
  items: whole,
  company_id: relationId,
});
export type StageHistory = v.InferOutput<typeof stageHistorySchema>;

/**
 * Body of PATCH /scrapes/{id}: any of these. A code needs `code_change_reason_code` beside it.
 * `spiderCode` and `parserCode` are other names of the codes.
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

/** Body of PUT /scrapes/{id}/toggle_combo. Without `is_combo` the type is the other one afterwards. */
export const toggleComboBody = v.object({ is_combo: flagField() });

/** GET /scrapes/{id}/items_in_queue. */
export const queueCountSchema = v.object({ items_in_queue: whole, checked_at: orNull(instant) });
