import { get, getCsv, getList, post, put } from '../core/endpoint.ts';
import { entityList, totalRunsList } from './list.ts';
import {
  addressSearchBody,
  aliasesBody,
  entityArchiveBody,
  entityCreateBody,
  entityRowSchema,
  entitySchema,
  entityTagsBody,
  entityUpdateBody,
  urlMatchSchema,
} from './schema.ts';

export const list = getList(entityList, entityRowSchema, { csv: true });
export const exportCsv = getCsv('/entities/csv', entityList);
export const totalRuns = getList(totalRunsList, entityRowSchema);
export const read = get('/entities/{id}', entitySchema, { versioned: true });

export const create = post('/entities', entityCreateBody, entitySchema, {
  status: 201,
  versioned: true,
  controls: [
    'entityList.addEntity',
    'scrapeList.addEntity',
    'dataQuality.addEntity',
    'scraperDashboard.addEntity',
  ],
});
export const update = put('/entities/{id}', entityUpdateBody, entitySchema, {
  versioned: true,
  controls: ['entityPage.edit', 'entitySidebar.editInfo'],
  refusals: ['entity_archived'],
});
export const archive = put('/entities/{id}/archive', entityArchiveBody, entitySchema, {
  versioned: true,
  controls: ['entityPage.archive', 'watchListMenu.archiveEntity'],
  refusals: ['already_archived', 'not_archived'],
});
export const replaceTags = put('/entities/{id}/tags/batch', entityTagsBody, entitySchema, {
  versioned: true,
  controls: ['entityPage.editTags', 'entitySidebar.editTags'],
  refusals: ['entity_archived'],
});
export const replaceAliases = put('/entities/{id}/aliases/batch', aliasesBody, entitySchema, {
  versioned: true,
  controls: ['entityPage.editAliases'],
  refusals: ['entity_archived'],
});

/** Finds other entities with the same website. `exclude_id` is the entity that is being edited. */
export const searchByUrl = post('/entities/search_by_url', addressSearchBody, urlMatchSchema);
export const searchByCareerPage = post(
  '/entities/search_by_career_page',
  addressSearchBody,
  urlMatchSchema,
);
