import { asApiError, type ApiError } from '../core/errors.ts';
import { versionTag } from '../core/hydra/etag.ts';
import type { Key } from '../core/keys.ts';
import { toExportParams, type ListQuery } from '../core/listQuery.ts';
import { call, callList } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useIdempotencyKey } from '../core/useIdempotencyKey.ts';
import { useRead } from '../core/useRead.ts';
import * as endpoints from './endpoints.ts';
import type { NoteRow, NoteWrite } from './schema.ts';

/** The record that has the notes. The notes of an entity include those of its scrapes. */
export type NotesOwner =
  | { entityId: number; scrapeId?: undefined }
  | { scrapeId: number; entityId?: undefined };

const listOf = ({ entityId, scrapeId }: NotesOwner) =>
  scrapeId === undefined
    ? { endpoint: endpoints.ofEntity, params: { id: entityId ?? 0 } }
    : { endpoint: endpoints.ofScrape, params: { id: scrapeId } };

const keyOf = (
  name: string,
  { entityId, scrapeId }: NotesOwner,
  ...rest: readonly unknown[]
): Key => ['notes', name, entityId, scrapeId, ...rest];

/**
 * Components that read the same key at the same time share one request. Each later mount sends a
 * new one.
 */
const SHARED = { keepPreviousData: true, dedupingInterval: 0 } as const;

/** One page of the notes of a record. */
export const useNotePage = (owner: NotesOwner, query: ListQuery) =>
  useRead(
    keyOf('list', owner, query),
    () => {
      const { endpoint, params } = listOf(owner);
      return callList(endpoint, query, params);
    },
    SHARED,
  );

/** All pinned notes of a record that fit the query, whatever its page. */
export const usePinnedNotes = (owner: NotesOwner, query: Omit<ListQuery, 'page' | 'limit'>) =>
  useRead(
    keyOf('pinned', owner, query),
    async () => {
      const { endpoint, params } = listOf(owner);
      const search = toExportParams({ page: 1, limit: 0, ...query });
      search.set('pinned', 'true');
      search.set('pagination', 'false');
      return (await call(endpoint, { params, query: search })).data;
    },
    SHARED,
  );

/**
 * Reads one note of a record, or null when the record has no such note. Nothing is sent while `id`
 * is null.
 */
export const useNoteOf = (owner: NotesOwner, id: number | null) =>
  useRead(id === null ? null : keyOf('one', owner, id), async (): Promise<NoteRow | null> => {
    const { endpoint, params } = listOf(owner);
    const query = new URLSearchParams({ 'id[]': String(id), limit: '1' });
    // A back end that does not know the filter answers with other notes.
    const { items } = (await call(endpoint, { params, query })).data;
    return items.find((note) => note.id === id) ?? null;
  });

/** The keys that a write to a note invalidates. */
const SHOWING_NOTES: readonly Key[] = [['notes'], ['event-logs'], ['evidence', 'notes']];

/** Sends a change of a note, based on the version that was read. */
async function update(note: NoteRow, body: NoteWrite): Promise<NoteRow> {
  const { id: noteId, version } = note;
  const ifMatch = version === null ? undefined : versionTag('Note', noteId, version);
  const write = { body, ifMatch };
  const { data } =
    note['@type'] === 'ScrapeNote' && note.scrape_id !== null
      ? await call(endpoints.updateOfScrape, { ...write, params: { id: note.scrape_id, noteId } })
      : await call(endpoints.updateOfEntity, {
          ...write,
          params: { id: note.entity_id ?? 0, noteId },
        });
  return data;
}

/** A new note of a record, or a change of a note as it was read. */
export type NoteChange = { values: NoteWrite } & (
  | { owner: NotesOwner }
  | {
      note: NoteRow;
      /**
       * Is called with the newer note and the refusal after a 412. Returns the values to send with
       * that note, or undefined when the person has to decide; then the write fails with the 412.
       */
      rebase?: (newer: NoteRow, refusal: ApiError) => NoteWrite | undefined;
    }
);

/** Adds a note, or changes one. After a 412 the rebased change is sent once. */
export function useSaveNote() {
  const idempotencyKeyOf = useIdempotencyKey();
  return useApiMutation(
    ['notes', 'save'],
    async (change: NoteChange): Promise<NoteRow> => {
      const { values: body } = change;
      if ('note' in change) return saveOnNewest(change);
      const { entityId, scrapeId } = change.owner;
      const write = { body, idempotencyKey: idempotencyKeyOf(body) };
      const { data } =
        scrapeId === undefined
          ? await call(endpoints.addToEntity, { ...write, params: { id: entityId } })
          : await call(endpoints.addToScrape, { ...write, params: { id: scrapeId } });
      return data;
    },
    SHOWING_NOTES,
  );
}

async function saveOnNewest({
  note,
  values,
  rebase,
}: Extract<NoteChange, { note: NoteRow }>): Promise<NoteRow> {
  try {
    return await update(note, values);
  } catch (failure) {
    const refusal = asApiError(failure);
    if (!rebase || refusal.kind !== 'stale') throw failure;
    const newer = await call(endpoints.read, { params: { id: note.id } }).catch(() => undefined);
    const rebased = newer && rebase(newer.data, refusal);
    if (newer === undefined || rebased === undefined) throw failure;
    return await update(newer.data, rebased);
  }
}

/**
 * Archives or unarchives a note. It is sent without an idempotency key, because the server refuses
 * a repeat.
 */
export function useArchiveNote() {
  return useApiMutation(
    ['notes', 'archive'],
    async ({ id, archived }: { id: number; archived: boolean }) =>
      (await call(endpoints.archive, { params: { id }, body: { archived } })).data,
    SHOWING_NOTES,
  );
}
