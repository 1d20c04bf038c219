import * as v from 'valibot';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (input: unknown): input is Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** The fields of a scrape and the names that back ends give them, the preferred name first. */
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
 * The name of an ATS. A back end may send the whole ATS or only its id, which then stands for the
 * name. The name is null when there is no ATS.
 */
const atsName = (ats: unknown): unknown => {
  if (isFields(ats)) return ats['name'] ?? null;
  return typeof ats === 'number' ? String(ats) : (ats ?? null);
};

/**
 * Renames the fields of a scrape to those that the schema reads. Anything but an object is left for
 * the schema to refuse.
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

/** The stage of a scrape. `inactive` is an older word for `idle`. An unknown stage stays as it is. */
export const stage = v.pipe(
  v.nullish(v.string(), 'idle'),
  v.transform((status) => (status === 'inactive' ? 'idle' : status)),
);
