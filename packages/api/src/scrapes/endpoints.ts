import { get, getCsv, getList, patch, put } from '../core/endpoint.ts';
import {
  codeHistoryList,
  errorLogList,
  manualScrapesList,
  scrapeList,
  scrapesWithoutJobsList,
  stageHistoryList,
} from './list.ts';
import {
  codeHistorySchema,
  errorLogSchema,
  queueCountSchema,
  scrapeRowSchema,
  scrapeSchema,
  scrapeUpdateBody,
  stageHistorySchema,
  toggleComboBody,
} from './schema.ts';

export const list = getList(scrapeList, scrapeRowSchema, { csv: true });
export const exportCsv = getCsv('/scrapes/csv', scrapeList);
export const withoutJobs = getList(scrapesWithoutJobsList, scrapeRowSchema);
export const manual = getList(manualScrapesList, scrapeRowSchema);
export const read = get('/scrapes/{id}', scrapeSchema, { versioned: true });
export const itemsInQueue = get('/scrapes/{id}/items_in_queue', queueCountSchema);
export const codeHistory = getList(codeHistoryList, codeHistorySchema);
export const errorLog = getList(errorLogList, errorLogSchema);
export const stageHistory = getList(stageHistoryList, stageHistorySchema);

/** Saves codes, settings or facts of a scrape. */
export const update = patch('/scrapes/{id}', scrapeUpdateBody, scrapeSchema, {
  versioned: true,
  controls: ['codeEditor.save'],
  refusals: ['scrape_archived', 'entity_archived', 'combo_has_no_parser'],
});
export const toggleCombo = put('/scrapes/{id}/toggle_combo', toggleComboBody, scrapeSchema, {
  versioned: true,
  bodyOptional: true,
  controls: ['codeEditor.toggleCombo'],
  refusals: ['scrape_archived', 'entity_archived'],
});
