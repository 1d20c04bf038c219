import * as v from 'valibot';
import { orNull, resource, text, whole } from '../core/wire.ts';

/** The lists of the dashboard, by the last segment of their address. */
export const COUNTED_LISTS = [
  'monitored-entities',
  'new-entities',
  'daily-job-shift',
  'watch-list',
  'review-ready',
  'pit-stop',
] as const;
export type CountedList = (typeof COUNTED_LISTS)[number];

/** The largest number of views that are counted at once. */
export const COUNTED_VIEWS_MAX = 250;

/** GET /quality_counts. */
export const qualityCountsSchema = resource(
  'QualityCounts',
  v.object({
    '@id': orNull(text),
    /** The number of open rows of each list of the dashboard that the person may see. */
    lists: v.array(v.object({ list: text, count: whole })),
  }),
);

/** GET /quality_counts/{list}. */
export const viewCountsSchema = resource(
  'ViewCounts',
  v.object({
    '@id': orNull(text),
    /**
     * The numbers of rows, in the order of the queries. It is null for a query that the list cannot
     * read.
     */
    counts: v.array(orNull(whole)),
  }),
);
