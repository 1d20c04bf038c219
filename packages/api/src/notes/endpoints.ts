import { get, getList } from '../core/endpoint.ts';
import { entityNoteList, scrapeNoteList } from './list.ts';
import { noteSchema } from './schema.ts';

export const read = get('/notes/{id}', noteSchema);
export const ofEntity = getList(entityNoteList, noteSchema);
export const ofScrape = getList(scrapeNoteList, noteSchema);
