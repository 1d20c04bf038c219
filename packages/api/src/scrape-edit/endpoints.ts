import { post, removeWithAnswer } from '../core/endpoint.ts';
import { scrapeSchema } from '../scrapes/schema.ts';
import { messageSchema, scrapeArchiveBody, scrapeCreateBody } from './schema.ts';

// These are the writes of the scrape page. Lists of scrapes and the code editor do not load them.

export const create = post('/scrapes', scrapeCreateBody, scrapeSchema, {
  status: 201,
  versioned: true,
  controls: ['entityPage.addScrape'],
  refusals: ['entity_archived', 'entity_has_scrape'],
});
export const archive = post('/scrapes/{id}/archive', scrapeArchiveBody, scrapeSchema, {
  versioned: true,
  controls: ['scrapePage.archive'],
  refusals: ['entity_archived', 'already_archived', 'not_archived'],
});
/** Deletes every entry. The answer says how many there were. */
export const clearErrorLog = removeWithAnswer('/scrapes/{id}/error_log', messageSchema, {
  controls: ['scrapePage.clearErrorLog'],
  refusals: ['scrape_archived', 'entity_archived'],
});
