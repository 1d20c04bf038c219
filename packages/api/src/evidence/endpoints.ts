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

// These endpoints tell what happened to a scrape or an entity, day by day.

/** The first and the last day, in UTC. Both are included. The default is the 30 days up to today. */
const days = { query: { 'day[after]': 'text', 'day[before]': 'text' } } as const;

/** Answers the days that have a count, oldest first. */
export const scrapeCounts = getAll('/scrapes/{id}/job_counts', dayCountSchema, days);
/** Answers the sums over the scrapes of an entity. */
export const entityCounts = getAll('/entities/{id}/job_counts', dayCountSchema, days);
/** Answers the days that have entries in the error log, oldest first. */
export const errorCounts = getAll('/scrapes/{id}/error_counts', dayErrorsSchema, days);

/** Answers the counts of several scrapes. An id that no scrape has is left out. */
export const countsOfScrapes = getAll('/scrape_job_counts', scrapeCountsSchema, {
  query: { 'scrape[]': 'text', days: 'number' },
});

export const codeSaves = getList(codeSaveList, codeSaveSchema);
export const alerts = getList(pastAlertList, pastAlertSchema);
export const scrapeReviews = getList(scrapeReviewList, pastReviewSchema);
export const entityReviews = getList(entityReviewList, pastReviewSchema);
