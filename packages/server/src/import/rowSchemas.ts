import { plainName } from '@console/api/core/hydra/plainName';
import * as v from 'valibot';

const blankToNull = (text: string): string | null => plainName(text) || null;
const text = v.pipe(v.nullish(v.string(), ''), v.transform(blankToNull));
// The ids of the database end at 2,147,483,647. Those above this limit are left for entities that
// staff add.
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000_000_000));
// JavaScript and PostgreSQL write instants in the same way up to the year 9999.
const instant = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(253_402_300_799),
  v.transform((seconds) => new Date(Math.floor(seconds) * 1000)),
);
/** An instant of the files, in which zero stands for never. */
const optionalInstant = v.pipe(
  v.nullish(instant),
  v.transform((at) => (at && at.getTime() > 0 ? at : null)),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));
const requiredText = v.pipe(v.string(), v.transform(plainName), v.minLength(1, 'is blank'));
const systemName = v.pipe(requiredText, v.maxLength(120, 'is longer than 120 characters'));

const portalSchema = v.object({
  ats: systemName,
  career_portal: v.nullish(v.string(), ''),
  site_kind: v.nullish(v.string()),
  num_jobs: v.nullish(count, 0),
  active_jobs: v.nullish(count),
  last_check: optionalInstant,
});
export type PortalRow = v.InferOutput<typeof portalSchema>;

/** One row of the companies file. Other keys are ignored. */
export const companySchema = v.object({
  eid: id,
  company_name: v.pipe(requiredText, v.maxLength(255, 'is longer than 255 characters')),
  url: text,
  career_page: text,
  ticker: text,
  archived: v.nullish(v.boolean(), false),
  first_job_date: optionalInstant,
  last_check: optionalInstant,
  aliases: v.nullish(v.array(v.string()), []),
  tags: v.nullish(v.array(v.object({ title: v.string(), category: v.nullish(v.string()) })), []),
  portals: v.nullish(v.array(portalSchema), []),
});
export type CompanyRow = v.InferOutput<typeof companySchema>;

/** One row of the listings file. Title and URL are kept unchanged. */
export const listingSchema = v.object({
  id: v.pipe(requiredText, v.maxLength(200, 'is longer than 200 characters')),
  eid: id,
  ats: systemName,
  // Longer titles do not fit into the index that sorts job lists.
  title: v.pipe(v.string(), v.maxLength(500, 'is longer than 500 characters')),
  url: v.nullish(v.string(), ''),
  locations: v.nullish(v.array(v.string()), []),
  date_posted: instant,
  last_check: instant,
  active: v.boolean(),
  src: text,
  also: v.nullish(v.array(v.string()), []),
  ext: v.nullish(v.record(v.string(), v.unknown()), {}),
});
export type ListingRow = v.InferOutput<typeof listingSchema>;

export const snapshotSchema = v.object({ unix: instant, date: v.pipe(v.string(), v.isoDate()) });
export type SnapshotRow = v.InferOutput<typeof snapshotSchema>;

/**
 * One series of the counts file. `counts[i]` belongs to snapshot i. Null means that nothing was
 * counted.
 */
export const seriesSchema = v.object({
  eid: id,
  ats: systemName,
  counts: v.array(v.nullable(count)),
});

/** The first issue of a row as one line, with its path and its message. */
export const sentenceOf = (issues: readonly v.BaseIssue<unknown>[]): string => {
  const [issue] = issues;
  return issue === undefined ? 'is invalid' : `${v.getDotPath(issue) ?? 'row'} ${issue.message}`;
};
