import { eq, type SQL } from 'drizzle-orm';
import { note } from '../db/schema/notes.ts';
import { flagFilter, idFilter, searchFilter } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { searchedLines, textOfHtml } from '../hydra/textOfHtml.ts';
import { textChoice } from '../quality/entityFilters.ts';
import { noteMember, notesById } from './noteMember.ts';

type NoteList = ListDefinition<'id' | 'created' | 'title', ReturnType<typeof noteMember>>;

const listOfNotes = (path: string, scope?: SQL): NoteList => ({
  type: 'Note',
  path,
  table: note,
  id: note.id,
  orderKeys: { id: note.id, created: note.created, title: note.title },
  defaultOrder: [{ key: 'created', direction: 'desc' }],
  unpaged: 'onRequest',
  filterNames: ['custom_search', 'type[]', 'archived', 'pinned', 'id[]'],
  filters: (params, addresses) => [
    scope,
    searchFilter(params, 'custom_search', searchedLines(note.title, textOfHtml(note.content)), [
      note.id,
    ]),
    textChoice(params, 'type', note.type, note.type.enumValues),
    flagFilter(params, 'archived', note.archived),
    flagFilter(params, 'pinned', note.pinned),
    idFilter(params, 'id', note.id, 'notes', addresses),
  ],
  load: async (session, ids, addresses) =>
    [...(await notesById(session, ids)).values()].map((found) => noteMember(addresses, found)),
});

/** `GET /notes/{id}` */
export const anyNote = listOfNotes('notes');
/** `GET /entities/{id}/notes`: those of its scrapes and of the system too. */
export const notesOfEntity = (id: number) =>
  listOfNotes(`entities/${id}/notes`, eq(note.entityId, id));
/** `GET /scrapes/{id}/notes` */
export const notesOfScrape = (id: number) =>
  listOfNotes(`scrapes/${id}/notes`, eq(note.scrapeId, id));
