import { matchesStrongly } from '@console/api/core/hydra/etag';
import {
  conflict,
  forbidden,
  notFound,
  preconditionRequired,
  staleVersion,
} from '@console/api/core/hydra/problem';
import { mayChangeNote, NOTE_EDITORS, SYSTEM_NOTE } from '@console/api/notes/rules';
import { and, eq, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { lockRows } from '../db/locks.ts';
import { note } from '../db/schema/notes.ts';
import { lastChangeOf } from '../users/lastChange.ts';
import { noteColumns, noteEtag } from './noteMember.ts';

export type NoteRow = Omit<typeof note.$inferSelect, 'search'>;

/** The kind of record whose note a path names. A note that belongs to another record is not found. */
export type NotePlace = 'entity' | 'scrape' | 'none';

function isNote(place: NotePlace, id: number, partId: number): SQL | undefined {
  if (place === 'none') return eq(note.id, id);
  const owner = place === 'entity' ? note.entityId : note.scrapeId;
  return and(eq(note.id, partId), eq(owner, id));
}

/**
 * The first steps of a write to one note. It has to exist, it is locked, and this person has to be
 * allowed to change it.
 */
export const noteSteps = (place: NotePlace) => ({
  async exists(executor: Executor, id: number, partId: number): Promise<void> {
    const where = isNote(place, id, partId);
    const [row] = await executor.select({ id: note.id }).from(note).where(where);
    if (row === undefined) throw notFound();
  },
  async lock(tx: Executor, id: number, _body: unknown, partId: number): Promise<NoteRow> {
    const where = isNote(place, id, partId);
    const [row] = await lockRows(tx, 'note', tx.select(noteColumns).from(note).where(where));
    if (row === undefined) throw notFound();
    return row;
  },
  allow(row: NoteRow, user: CurrentUser): void {
    if (!mayChangeNote(row.userId, user)) throw forbidden(NOTE_EDITORS);
  },
});

/** @throws Problem 409 `system_note` */
export function requireNoSystemNote({ type }: NoteRow): void {
  if (type === 'SystemNote') throw conflict('system_note', SYSTEM_NOTE);
}

/**
 * Refuses a change that is based on an older version.
 *
 * @throws Problem 412, which names who saved and when; 428 when the configuration requires the
 *   header and it is missing
 */
export async function requireCurrentNote(
  tx: Executor,
  row: NoteRow,
  ifMatch: string | undefined,
  { requireIfMatch }: { requireIfMatch: boolean },
): Promise<void> {
  if (ifMatch === undefined) {
    if (requireIfMatch) throw preconditionRequired();
    return;
  }
  if (matchesStrongly(ifMatch, noteEtag(row))) return;
  throw staleVersion('note', await lastChangeOf(tx, row), row.version, noteEtag(row));
}
