import { get } from '../core/endpoint.ts';
import { COUNTED_LISTS, qualityCountsSchema, viewCountsSchema } from './schema.ts';

const controls = ['dataQuality.open', 'dataQuality.openReviewTabs'] as const;

/** The open rows of each list of the dashboard that the person may see. */
export const read = get('/quality_counts', qualityCountsSchema, { controls });
/** The rows of views of one list: `query[]` is the query string of the list's own call. */
export const ofViews = get('/quality_counts/views', viewCountsSchema, {
  controls,
  query: { list: COUNTED_LISTS, 'query[]': 'text' },
});
