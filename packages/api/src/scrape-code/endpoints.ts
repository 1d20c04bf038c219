import { getAll, getList, patch, put } from '../core/endpoint.ts';
import { scrapeSchema } from '../scrapes/schema.ts';
import { codeHistoryList, errorLogList, stageHistoryList } from './list.ts';
import {
  CODE_TYPES,
  codeHistorySchema,
  codeTemplateSchema,
  errorLogSchema,
  scrapeUpdateBody,
  stageHistorySchema,
  toggleComboBody,
} from './schema.ts';

// What the code editor calls. It is a resource of its own, so that lists of scrapes load none of it.

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
/** Templates with "default" in their name come first. */
export const codeTemplates = getAll('/code_templates', codeTemplateSchema, {
  cached: true,
  query: { code_type: CODE_TYPES },
});
