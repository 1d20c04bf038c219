import { entityNoteList, scrapeNoteList } from '@console/api/notes/list';
import { eq, type SQL } from 'drizzle-orm';
import { note } from '../db/schema/notes.ts';
import { searchFilter } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { noteMember, notesById } from './noteMember.ts';

type Contract = typeof entityNoteList | typeof scrapeNoteList;

const listOfNotes = (
  contract: Contract,
  path: string,
  where: SQL,
): ListDefinition<Contract, ReturnType<typeof noteMember>> => ({
  contract,
  path,
  table: note,
  id: note.id,
  orderKeys: { id: note.id, created: note.created, title: note.title },
  where: () => where,
  filters: {
    custom_search: (params) => searchFilter(params, 'custom_search', note.search, [note.id]),
    type: note.type,
    archived: note.archived,
    pinned: note.pinned,
    created: note.created,
    id: note.id,
  },
  load: async (executor, ids, addresses) =>
    [...(await notesById(executor, ids)).values()].map((found) => noteMember(addresses, found)),
});

/** The list of the notes of an entity, of its scrapes and of the system. */
export const notesOfEntity = (id: number) =>
  listOfNotes(entityNoteList, `entities/${id}/notes`, eq(note.entityId, id));
export const notesOfScrape = (id: number) =>
  listOfNotes(scrapeNoteList, `scrapes/${id}/notes`, eq(note.scrapeId, id));
