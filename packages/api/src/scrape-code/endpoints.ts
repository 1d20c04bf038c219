import { getAll, getList, patch, put } from '../core/endpoint.ts';
import { scrapeSchema } from '../scrapes/schema.ts';
import { codeHistoryList, errorLogList } from './list.ts';
import {
  CODE_TYPES,
  codeHistorySchema,
  codeTemplateSchema,
  errorLogSchema,
  scrapeUpdateBody,
  toggleComboBody,
} from './schema.ts';

// These are the endpoints of the code editor. Lists of scrapes do not load them.

export const codeHistory = getList(codeHistoryList, codeHistorySchema);
export const errorLog = getList(errorLogList, errorLogSchema);

/** Saves codes, settings or facts of a scrape. */
export const update = patch('/scrapes/{id}', scrapeUpdateBody, scrapeSchema, {
  versioned: true,
  controls: ['codeEditor.save', 'scrapePage.edit'],
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
