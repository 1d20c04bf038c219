import { get } from '../core/endpoint.ts';
import { COUNTED_LISTS, qualityCountsSchema, viewCountsSchema } from './schema.ts';

const controls = ['dataQuality.open', 'dataQuality.openReviewTabs'] as const;

/** Answers the number of open rows of each list of the dashboard that the person may see. */
export const read = get('/quality_counts', qualityCountsSchema, { controls });
/**
 * Answers the number of rows of some views of one list. Each `query[]` is the query string of the
 * call of the list.
 */
export const ofViews = get('/quality_counts/views', viewCountsSchema, {
  controls,
  query: { list: COUNTED_LISTS, 'query[]': 'text' },
});
