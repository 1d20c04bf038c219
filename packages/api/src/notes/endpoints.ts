import { get, getList, patch, post } from '../core/endpoint.ts';
import { entityNoteList, scrapeNoteList } from './list.ts';
import { noteArchiveBody, noteBody, noteRowSchema } from './schema.ts';

const added = { status: 201, versioned: true } as const;
const changed = { versioned: true, refusals: ['system_note'] } as const;

export const read = get('/notes/{id}', noteRowSchema, { versioned: true });
export const ofEntity = getList(entityNoteList, noteRowSchema);
export const ofScrape = getList(scrapeNoteList, noteRowSchema);

export const addToEntity = post('/entities/{id}/entity_notes', noteBody, noteRowSchema, added);
/** The same call under the path of the list. */
export const addToEntityList = post('/entities/{id}/notes', noteBody, noteRowSchema, added);
export const addToScrape = post('/scrapes/{id}/notes', noteBody, noteRowSchema, added);
/** Changes any note of the entity. The notes of its scrapes are among them. */
export const updateOfEntity = patch(
  '/entities/{id}/notes/{noteId}',
  noteBody,
  noteRowSchema,
  changed,
);
export const updateOfScrape = patch(
  '/scrapes/{id}/notes/{noteId}',
  noteBody,
  noteRowSchema,
  changed,
);
export const archive = post('/notes/{id}/archive', noteArchiveBody, noteRowSchema, {
  versioned: true,
  refusals: ['already_archived', 'not_archived', 'system_note'],
});
