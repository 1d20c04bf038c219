import { UNSTORABLE } from '@console/api/core/hydra/messages';
import { plainName } from '@console/api/core/hydra/plainName';
import { conflict, notFound } from '@console/api/core/hydra/problem';
import { Violations } from '@console/api/core/hydra/violations';
import { normaliseUrl } from '@console/api/core/urls';
import { noteProblems } from '@console/api/notes/rules';
import type { noteArchiveBody, noteBody } from '@console/api/notes/schema';
import { eq, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { note } from '../db/schema/notes.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { sanitizeRichText } from '../hydra/richText.ts';
import type { NoteRow } from './noteRecord.ts';

type Body = v.InferOutput<typeof noteBody>;
type Values = Pick<NoteRow, 'title' | 'content' | 'url' | 'jobCount' | 'pinned'>;

const EMPTY: Values = { title: '', content: '', url: null, jobCount: 0, pinned: false };

/**
 * Returns the values of the note after this body. Fields that are not sent stay. A value that stays
 * is not checked, so an old note can always be pinned.
 *
 * @throws Problem 422; 413 for a content of more than 64 KiB
 */
function valuesAfter(body: Body, before: NoteRow | undefined): Values {
  const current = before ?? EMPTY;
  const { title, content, url, job_count: count, pinned } = body;
  const after: Values = {
    title: title === undefined ? current.title : plainName(title ?? ''),
    content:
      content === undefined || content === current.content
        ? current.content
        : sanitizeRichText(content ?? ''),
    url: url === undefined || url === current.url ? current.url : normaliseUrl(url ?? '') || null,
    jobCount: count === undefined ? current.jobCount : Number(count ?? 0),
    pinned: pinned ?? current.pinned,
  };
  const violations = new Violations();
  const problems = noteProblems({
    title: after.title,
    content: after.content,
    url: after.url ?? '',
    job_count: after.jobCount,
  });
  const isKept = {
    title: before?.title === after.title,
    content: before?.content === after.content,
    url: before?.url === after.url,
    job_count: before?.jobCount === after.jobCount,
  };
  let field: keyof typeof isKept;
  for (field in isKept) {
    const found = problems[field];
    if (isKept[field]) continue;
    if (field !== 'job_count' && UNSTORABLE.test(after[field] ?? ''))
      violations.add(field, 'invalid_text');
    else if (found) violations.addCoded(field, found.code, found.message);
  }
  if (before !== undefined && pinned === null) violations.add('pinned', 'not_null');
  violations.throwIfAny();
  return after;
}

/** The record that a new note belongs to. */
export type NoteOwner = { entityId: number; scrapeId: number | null };

/** @throws Problem 404 */
export async function ownerOfScrapeNote(tx: Executor, scrapeId: number): Promise<NoteOwner> {
  const [row] = await tx
    .select({ entityId: scrape.entityId })
    .from(scrape)
    .where(eq(scrape.id, scrapeId));
  if (row === undefined) throw notFound();
  return { entityId: row.entityId, scrapeId };
}

/**
 * Adds a note by the signed-in person. Returns its id.
 *
 * @throws Problem 422, 413
 */
export async function addNote(
  tx: Executor,
  user: CurrentUser,
  owner: NoteOwner,
  body: Body,
): Promise<number> {
  const values = valuesAfter(body, undefined);
  const [row] = await tx
    .insert(note)
    .values({
      ...values,
      ...owner,
      type: owner.scrapeId === null ? 'EntityNote' : 'ScrapeNote',
      userId: user.id,
    })
    .returning({ id: note.id });
  if (row === undefined) throw new Error('INSERT returned no row');
  await writeEvent(tx, user, {
    type: 'note',
    name: 'added',
    ...owner,
    current: values.title,
    notes: values.content,
  });
  return row.id;
}

const change = (tx: Executor, user: CurrentUser, id: number, values: Partial<NoteRow>) =>
  tx
    .update(note)
    .set({
      ...values,
      version: sql`${note.version} + 1`,
      changedAt: new Date(),
      changedBy: user.id,
    })
    .where(eq(note.id, id));

/**
 * Changes the fields that are sent. A body that changes nothing keeps the version and writes no
 * event.
 *
 * @throws Problem 422, 413
 */
export async function updateNote(
  tx: Executor,
  user: CurrentUser,
  before: NoteRow,
  body: Body,
): Promise<void> {
  const values = valuesAfter(body, before);
  const { entityId, scrapeId } = before;
  const isUpdated = (['title', 'content', 'url', 'jobCount'] as const).some(
    (name) => values[name] !== before[name],
  );
  const isPinned = values.pinned !== before.pinned;
  if (!isUpdated && !isPinned) return;
  await change(tx, user, before.id, values);
  if (isUpdated)
    await writeEvent(tx, user, {
      type: 'note',
      name: 'updated',
      entityId,
      scrapeId,
      previous: before.title,
      current: values.title,
      notes: values.content,
    });
  if (isPinned)
    await writeEvent(tx, user, {
      type: 'note',
      name: values.pinned ? 'pinned' : 'unpinned',
      entityId,
      scrapeId,
      current: values.title,
    });
}

/**
 * Archives or unarchives a note.
 *
 * @throws Problem 422, 409 `already_archived` or `not_archived`
 */
export async function archiveNote(
  tx: Executor,
  user: CurrentUser,
  { id, title, entityId, scrapeId, archived: before }: NoteRow,
  { archived }: v.InferOutput<typeof noteArchiveBody>,
): Promise<void> {
  if (archived === null || archived === undefined) {
    const violations = new Violations();
    violations.add('archived', 'required');
    violations.throwIfAny();
    return;
  }
  if (archived && before) throw conflict('already_archived', 'It is already archived.');
  if (!archived && !before) throw conflict('not_archived', 'It is not archived.');
  await change(tx, user, id, { archived });
  await writeEvent(tx, user, {
    type: 'note',
    name: archived ? 'archived' : 'unarchived',
    entityId,
    scrapeId,
    current: title,
  });
}
