import { getAll, getList } from '../core/endpoint.ts';
import { codeSaveList, entityReviewList, pastAlertList, scrapeReviewList } from './list.ts';
import {
  codeSaveSchema,
  dayCountSchema,
  dayErrorsSchema,
  pastAlertSchema,
  pastReviewSchema,
  scrapeCountsSchema,
} from './schema.ts';

// What happened to a scrape or an entity, day by day.

/** Days of UTC, both included. By default the 30 days up to today. */
const days = { query: { 'day[after]': 'text', 'day[before]': 'text' } } as const;

/** The counted days, oldest first. */
export const scrapeCounts = getAll('/scrapes/{id}/job_counts', dayCountSchema, days);
/** The sums over the scrapes of an entity. */
export const entityCounts = getAll('/entities/{id}/job_counts', dayCountSchema, days);
/** The days that have entries in the error log, oldest first. */
export const errorCounts = getAll('/scrapes/{id}/error_counts', dayErrorsSchema, days);

/** The counts of several scrapes. An id that no scrape has is left out. */
export const countsOfScrapes = getAll('/scrape_job_counts', scrapeCountsSchema, {
  query: { 'scrape[]': 'text', days: 'number' },
});

export const codeSaves = getList(codeSaveList, codeSaveSchema);
export const alerts = getList(pastAlertList, pastAlertSchema);
export const scrapeReviews = getList(scrapeReviewList, pastReviewSchema);
export const entityReviews = getList(entityReviewList, pastReviewSchema);
