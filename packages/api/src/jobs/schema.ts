import * as v from 'valibot';
import { flag, instant, listOf, orNull, relationId, resource, text } from '../core/wire.ts';
import { entityRefSchema, scrapeRefSchema } from '../entities/schema.ts';

const rowFields = {
  '@id': orNull(text),
  id: relationId,
  hash: text,
  title: text,
  url: text,
  /** The employer's own number of the job. */
  job_id: orNull(text),
  active: flag,
  create_date: instant,
  last_check: instant,
  has_location: flag,
  scrape: orNull(scrapeRefSchema),
  entity_id: orNull(relationId),
  scrape_id: orNull(relationId),
};

/** A row of GET /entities/{id}/jobs and GET /scrapes/{id}/jobs. Instants are in unix seconds. */
export const jobRowSchema = v.object(rowFields);
export type JobRow = v.InferOutput<typeof jobRowSchema>;

/** A text, which is also read from a number. A site may have put anything there. */
const loose = orNull(v.union([text, v.pipe(v.number(), v.transform(String))]));

/** The place of a job. Every value is as the site gave it. */
const jobLocationSchema = v.object({
  country_name: loose,
  city_name: loose,
  region_name: loose,
  zipcode: loose,
  location_id: loose,
  latitude: loose,
  longitude: loose,
});
export type JobLocation = v.InferOutput<typeof jobLocationSchema>;

/** An earlier posting of the same job. */
const previousInstanceSchema = v.object({
  job_id: text,
  created: instant,
  last_checked: orNull(instant),
  delete_date: orNull(instant),
});
export type PreviousInstance = v.InferOutput<typeof previousInstanceSchema>;

/**
 * GET /jobs/{id}. `description` is text or markup of a foreign site, so it must never be put into
 * the page.
 */
export const jobSchema = resource(
  'Job',
  v.object({
    ...rowFields,
    onet_code: orNull(text),
    onet_description: orNull(text),
    description: orNull(text),
    city: orNull(text),
    region: orNull(v.object({ name: text })),
    region_name: orNull(text),
    job_location: orNull(jobLocationSchema),
    extended_fields: listOf(v.object({ field_tag: text, field_value: loose })),
    /** The newest instance comes first. */
    previous_instances: listOf(previousInstanceSchema),
    entity: orNull(entityRefSchema),
  }),
);
export type Job = v.InferOutput<typeof jobSchema>;
