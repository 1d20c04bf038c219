import { get, getAll, getList, post, put, type Endpoint } from '../core/endpoint.ts';
import { assignBody } from '../reviews/schema.ts';
import { dailyJobShiftList } from './list.ts';
import {
  dailyJobShiftReviewBody,
  dailyJobShiftSchema,
  shiftFacetsSchema,
  shiftOutageSchema,
  type ShiftFacets,
} from './schema.ts';

export const list = getList(dailyJobShiftList, dailyJobShiftSchema, {
  controls: ['dataQuality.open'],
});
/** Counts the shifts of each quick filter, under the search and all other filters of the list. */
export const facets: Endpoint<'/daily_job_shifts/facets', ShiftFacets> = {
  ...get('/daily_job_shifts/facets', shiftFacetsSchema, { controls: ['dataQuality.open'] }),
  list: dailyJobShiftList,
};
/** Answers the outages among the open shifts. */
export const outages = getAll('/daily_job_shift_outages', shiftOutageSchema, {
  controls: ['dataQuality.open'],
});
export const read = get('/daily_job_shifts/{id}', dailyJobShiftSchema, {
  controls: ['dataQuality.open'],
});
export const review = post(
  '/daily_job_shifts/{id}/review',
  dailyJobShiftReviewBody,
  dailyJobShiftSchema,
  {
    controls: ['dailyJobShifts.review'],
    refusals: ['already_reviewed', 'entity_archived', 'scrape_archived'],
  },
);
/** Assigns a shift to one or several people. */
export const assign = put('/daily_job_shifts/{id}/assign', assignBody, dailyJobShiftSchema, {
  controls: ['dailyJobShifts.assign'],
  refusals: ['already_reviewed', 'entity_archived', 'scrape_archived'],
});
