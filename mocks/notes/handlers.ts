import { versionTag } from '@console/api/core/hydra/etag';
import { conflict, forbidden, notFound } from '@console/api/core/hydra/problem';
import * as endpoints from '@console/api/notes/endpoints';
import { mayChangeNote, NOTE_EDITORS, SYSTEM_NOTE } from '@console/api/notes/rules';
import type { noteBody } from '@console/api/notes/schema';
import type { Role } from '@console/api/roles/rules';
import type { RequestHandler } from 'msw';
import type * as v from 'valibot';
import { createAnswers, merged, versioned, write } from '../endpoint.ts';
import { createEntityStore, type EntityStore } from '../entities/entityStore.ts';
import { list, ofRecord, one } from '../reads.ts';
import { requireRow } from '../rowStore.ts';
import { createScrapeStore, type ScrapeStore } from '../scrapes/scrapeStore.ts';
import { userRefOf } from '../users/userRef.ts';
import { now } from '../wire.ts';
import { buildNote } from './fixtures.ts';
import { createNoteStore, type NoteRow, type NoteStore } from './noteStore.ts';

type NoteHandlersOptions = {
  /** The store of a story that reads the notes after a write. */
  store?: NoteStore;
  entities?: EntityStore;
  scrapes?: ScrapeStore;
  /** The role of the caller. */
  role?: Role;
};

type Body = v.InferOutput<typeof noteBody>;

const fieldsOf = ({ job_count, ...sent }: Body) => ({
  ...sent,
  user: undefined,
  ...(job_count !== undefined && { job_count: Number(job_count) }),
});
const etagOf = ({ id, version }: NoteRow): string => versionTag('Note', id, version ?? 1);

/** The handlers of every call about notes, with their own rows. */
export function noteHandlers({
  store = createNoteStore(),
  entities = createEntityStore(),
  scrapes = createScrapeStore(),
  role = 'ROLE_ADMIN',
}: NoteHandlersOptions = {}): RequestHandler[] {
  const by = { role, answers: createAnswers(), etag: etagOf };
  const author = userRefOf(role);
  const current = versioned<NoteRow>('note', etagOf);
  const change = {
    ...by,
    version(row: NoteRow, ifMatch: string | null) {
      if (!mayChangeNote(row.user?.id, { id: author.id, role })) throw forbidden(NOTE_EDITORS);
      current.version(row, ifMatch);
      if (row.type === 'SystemNote') throw conflict('system_note', SYSTEM_NOTE);
    },
  };
  const add = (given: Omit<Parameters<typeof buildNote>[0], 'id'>, body: Body) => {
    const created = now();
    const id = store.nextId();
    const bare = buildNote({ ...given, id, created, job_count: 0, user: author, version: 0 });
    return store.save(merged(bare, fieldsOf(body)));
  };
  const addToEntity = (call: typeof endpoints.addToEntity | typeof endpoints.addToEntityList) =>
    write(call, {
      ...by,
      find: (id) => requireRow(entities, id),
      save: ({ row, body }) => add({ entity_id: row.id }, body),
    });
  const update = (
    call: typeof endpoints.updateOfEntity | typeof endpoints.updateOfScrape,
    owner: 'entity_id' | 'scrape_id',
  ) =>
    write(call, {
      ...change,
      find(id, noteId) {
        const row = requireRow(store, noteId);
        if (row[owner] !== id) throw notFound();
        return row;
      },
      save: ({ row, body }) => store.save(merged(row, fieldsOf(body))),
    });

  return [
    one(endpoints.read, store, etagOf),
    list(endpoints.ofEntity, ofRecord(entities, store.all, 'entity_id')),
    list(endpoints.ofScrape, ofRecord(scrapes, store.all, 'scrape_id')),
    addToEntity(endpoints.addToEntity),
    addToEntity(endpoints.addToEntityList),
    write(endpoints.addToScrape, {
      ...by,
      find: (id) => requireRow(scrapes, id),
      save: ({ row: { id, name, entity_id }, body }) =>
        add({ type: 'ScrapeNote', entity_id, scrape_id: id, scrape: { id, name } }, body),
    }),
    update(endpoints.updateOfEntity, 'entity_id'),
    update(endpoints.updateOfScrape, 'scrape_id'),
    write(endpoints.archive, {
      ...change,
      find: (id) => requireRow(store, id),
      save: ({ row, body }) => store.save(merged(row, body)),
    }),
  ];
}
