import { get, getList, post, put } from '../core/endpoint.ts';
import { assignBody } from '../reviews/schema.ts';
import { dailyJobShiftList } from './list.ts';
import { dailyJobShiftReviewBody, dailyJobShiftSchema } from './schema.ts';

export const list = getList(dailyJobShiftList, dailyJobShiftSchema, {
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
/** To one person or to several. */
export const assign = put('/daily_job_shifts/{id}/assign', assignBody, dailyJobShiftSchema, {
  controls: ['dailyJobShifts.assign'],
  refusals: ['already_reviewed', 'entity_archived', 'scrape_archived'],
});
