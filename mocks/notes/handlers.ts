import { versionTag } from '@console/api/core/hydra/etag';
import { conflict, forbidden, notFound, staleVersion } from '@console/api/core/hydra/problem';
import { Violations } from '@console/api/core/hydra/violations';
import { normaliseUrl } from '@console/api/core/urls';
import * as endpoints from '@console/api/notes/endpoints';
import { entityNoteList, scrapeNoteList } from '@console/api/notes/list';
import { mayChangeNote, NOTE_EDITORS, noteProblems, SYSTEM_NOTE } from '@console/api/notes/rules';
import type { noteBody } from '@console/api/notes/schema';
import type { Role } from '@console/api/roles/rules';
import type { RequestHandler } from 'msw';
import type * as v from 'valibot';
import { createAnswers, endpoint, idOf, write } from '../endpoint.ts';
import { createEntityStore, type EntityStore } from '../entities/entityStore.ts';
import { listResponse } from '../list.ts';
import { resource } from '../respond.ts';
import { isUnchanged, requireRow } from '../rowStore.ts';
import { createScrapeStore, type ScrapeStore } from '../scrapes/scrapeStore.ts';
import { userRefOf } from '../users/userRef.ts';
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

const now = (): number => Math.floor(Date.now() / 1000);
const etagOf = ({ id, version }: Pick<NoteRow, 'id' | 'version'>): string =>
  versionTag('Note', id, version ?? 1);

/**
 * The values after a write.
 *
 * @throws Problem 422
 */
function valuesAfter(body: Body, before?: NoteRow) {
  const { title, content, url, job_count: count, pinned } = body;
  const values = {
    title: title === undefined ? (before?.title ?? '') : (title ?? '').trim(),
    content: content === undefined ? (before?.content ?? '') : (content ?? ''),
    url: url === undefined ? (before?.url ?? '') : normaliseUrl(url ?? ''),
    job_count: count === undefined ? (before?.job_count ?? 0) : Number(count ?? 0),
  };
  const violations = new Violations();
  for (const [field, { code, message }] of Object.entries(noteProblems(values)))
    violations.addCoded(field, code, message);
  if (before && pinned === null) violations.add('pinned', 'not_null');
  violations.throwIfAny();
  return { ...values, url: values.url || null, pinned: pinned ?? before?.pinned ?? false };
}

/** The handlers of every call about notes, with their own rows. */
export function noteHandlers({
  store = createNoteStore(),
  entities = createEntityStore(),
  scrapes = createScrapeStore(),
  role = 'ROLE_ADMIN',
}: NoteHandlersOptions = {}): RequestHandler[] {
  const answers = createAnswers();
  const author = userRefOf(role);
  const rowOf = (body: object): NoteRow =>
    requireRow(store, 'id' in body && typeof body.id === 'number' ? body.id : 0);
  const common = { role, answers, etag: (body: object) => etagOf(rowOf(body)) };
  const all = () => store.open();

  const add = (given: Omit<Parameters<typeof buildNote>[0], 'id'>, body: Body) =>
    store.save(
      buildNote({
        ...given,
        ...valuesAfter(body),
        id: store.nextId(),
        created: now(),
        user: author,
      }),
    );
  const addToEntity = (call: typeof endpoints.addToEntity | typeof endpoints.addToEntityList) =>
    write(call, {
      ...common,
      find: (id) => requireRow(entities, id),
      effect: ({ row, body }) => add({ entity_id: row.id }, body),
    });
  const allowed = (row: NoteRow) => {
    if (!mayChangeNote(row.user?.id, { id: author.id, role })) throw forbidden(NOTE_EDITORS);
  };
  const requireNoSystemNote = (row: NoteRow) => {
    if (row.type === 'SystemNote') throw conflict('system_note', SYSTEM_NOTE);
  };
  const requireCurrent = (row: NoteRow, ifMatch: string | null) => {
    if (ifMatch !== null && ifMatch !== '*' && ifMatch !== etagOf(row))
      throw staleVersion(
        'note',
        { by: 'Grace Hopper', at: new Date('2026-11-20T09:30:00Z') },
        row.version ?? 1,
        etagOf(row),
      );
  };
  const save = (before: NoteRow, after: NoteRow) =>
    isUnchanged(before, after)
      ? before
      : store.save({ ...after, version: (after.version ?? 1) + 1, updated_at: now() });
  const update = (
    call: typeof endpoints.updateOfEntity | typeof endpoints.updateOfScrape,
    owner: 'entity_id' | 'scrape_id',
  ) =>
    write(call, {
      ...common,
      find(id, noteId) {
        const row = requireRow(store, noteId);
        if (row[owner] !== id) throw notFound();
        return row;
      },
      version(row, ifMatch) {
        allowed(row);
        requireCurrent(row, ifMatch);
        requireNoSystemNote(row);
      },
      effect: ({ row, body }) => save(row, { ...row, ...valuesAfter(body, row) }),
    });

  return [
    endpoint(endpoints.read, ({ params }) => {
      const row = requireRow(store, idOf(params));
      return resource(row, { etag: etagOf(row) });
    }),
    endpoint(endpoints.ofEntity, ({ request, params }) => {
      const { id } = requireRow(entities, idOf(params));
      const rows = all().filter((row) => row.entity_id === id);
      return listResponse(entityNoteList, rows, request, { path: `/entities/${id}/notes` });
    }),
    endpoint(endpoints.ofScrape, ({ request, params }) => {
      const { id } = requireRow(scrapes, idOf(params));
      const rows = all().filter((row) => row.scrape_id === id);
      return listResponse(scrapeNoteList, rows, request, { path: `/scrapes/${id}/notes` });
    }),
    addToEntity(endpoints.addToEntity),
    addToEntity(endpoints.addToEntityList),
    write(endpoints.addToScrape, {
      ...common,
      find: (id) => requireRow(scrapes, id),
      effect: ({ row, body }) =>
        add(
          {
            type: 'ScrapeNote',
            entity_id: row.entity_id,
            scrape_id: row.id,
            scrape: { id: row.id, name: row.name },
          },
          body,
        ),
    }),
    update(endpoints.updateOfEntity, 'entity_id'),
    update(endpoints.updateOfScrape, 'scrape_id'),
    write(endpoints.archive, {
      ...common,
      find: (id) => requireRow(store, id),
      version(row, ifMatch) {
        allowed(row);
        requireCurrent(row, ifMatch);
        requireNoSystemNote(row);
      },
      effect({ row, body: { archived } }) {
        const violations = new Violations();
        if (typeof archived !== 'boolean') violations.add('archived', 'required');
        violations.throwIfAny();
        if (archived && row.archived) throw conflict('already_archived', 'It is already archived.');
        if (!archived && !row.archived) throw conflict('not_archived', 'It is not archived.');
        return save(row, { ...row, archived: archived === true });
      },
    }),
  ];
}
