import * as v from 'valibot';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (input: unknown): input is Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/**
 * A field of a scrape and the other names that back ends give it, best first (contract, D4, D5, D7,
 * section 7).
 */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  num_jobs: ['total_jobs', 'num_jobs'],
  items_in_queue: [
    'items_in_queue',
    'number_of_jobs_in_queue',
    'number_of_jobs_in_queue_order',
    'queued_items',
  ],
  percentage_without_locations: ['percentage_without_locations', 'percentage_without_location'],
  spider_frequency: ['spider_frequency', 'spider_run_frequency'],
  spider_code: ['spider_code', 'spiderCode'],
  parser_code: ['parser_code', 'parserCode'],
  status: ['status', 'stage'],
  status_date: ['status_date', 'since'],
  entity: ['entity', 'entity_id'],
  entity_id: ['entity_id', 'entity'],
};

/**
 * The name of an ATS, also where the back end sends the whole ATS; its id where that is all there
 * is; null without one.
 */
const atsName = (ats: unknown): unknown => {
  if (isFields(ats)) return ats['name'] ?? null;
  return typeof ats === 'number' ? String(ats) : (ats ?? null);
};

/**
 * The same scrape under the names that the schema reads; what is no object is left to the schema to
 * refuse.
 */
export function withOneSpelling(input: unknown): unknown {
  if (!isFields(input)) return input;
  const renamed = Object.entries(OTHER_NAMES).map(([name, spellings]) => [
    name,
    spellings
      .map((spelling) => input[spelling])
      .find((value) => value !== undefined && value !== null),
  ]);
  return { ...input, ...Object.fromEntries(renamed), ats: atsName(input['ats']) };
}

/**
 * What the pipeline is doing with the scrape. `inactive` is an older word for `idle`; a word that
 * nobody knows yet stays as it is.
 */
export const stage = v.pipe(
  v.nullish(v.string(), 'idle'),
  v.transform((status) => (status === 'inactive' ? 'idle' : status)),
);
