import * as v from 'valibot';
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

/**
 * The entity of a scrape. The name of an entity that is given as an id or an IRI is made from its
 * number.
 */
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
  /** The run mode. True is shown as Automatic, and false as Manual. */
  active: flag,
  archived: flag,
  archived_date: orNull(instant),
  archived_reason_code: orNull(text),
  /** One of SCRAPE_STATUSES, or a stage that this console does not know yet. */
  status: stage,
  status_date: orNull(instant),
  /**
   * The time of the last archiving or unarchiving, else that of the creation. Only the scrapes of
   * an entity have it.
   */
  lifecycle_date: sometimes(orNull(instant)),
  /** The word `healthy`, or the states of the open alerts. */
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
   * A list has the codes only with a code search or on request, and then at most 64 KiB of each. A
   * combo has no parser code.
   */
  spider_code: sometimes(orNull(text)),
  parser_code: sometimes(orNull(text)),
  /** True when a code of this row is cut off. GET /scrapes/{id} has the whole code. */
  code_truncated: sometimes(flag),
};

/** A row of GET /scrapes. Instants are in unix seconds. */
export const scrapeRowSchema = v.pipe(
  v.unknown(),
  v.transform(withOneSpelling),
  v.object(rowFields),
);
export type ScrapeRow = v.InferOutput<typeof scrapeRowSchema>;

/**
 * GET /scrapes/{id} and the answer of every write. It is the row with the settings and both codes
 * in full.
 */
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
    /** The interval between two runs of the spider, in hours. */
    spider_frequency: orNull(whole),
    test_url: orNull(text),
    job_data: orNull(text),
    allow_fails: orNull(whole),
    jobs_per_page: orNull(whole),
    /** The time at which the version was saved. */
    updated_at: orNull(instant),
    spider_last_date_modified: orNull(instant),
    parser_last_date_modified: orNull(instant),
    spider_user: orNull(userRefSchema),
    parser_user: orNull(userRefSchema),
  }),
);
export type Scrape = v.InferOutput<typeof scrapeSchema>;

/** GET /scrapes/{id}/items_in_queue. */
export const queueCountSchema = v.object({ items_in_queue: whole, checked_at: orNull(instant) });
