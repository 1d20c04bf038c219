import { conflict } from '@console/api/core/hydra/problem';
import { Violations } from '@console/api/core/hydra/violations';
import type { scrapeArchiveBody } from '@console/api/scrape-edit/schema';
import { and, eq, isNull } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { note } from '../db/schema/notes.ts';
import { dailyJobShift } from '../db/schema/quality.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { readRichText } from '../hydra/richText.ts';
import { reasonCodes } from '../lookups/options.ts';
import type { ScrapeRow } from './scrapeRecord.ts';

const NOTE_TITLE_MAX = 255;

type ArchiveBody = v.InferOutput<typeof scrapeArchiveBody>;

/** The three values, under the names that this body uses. Violations name them so. */
const fieldsOf = (body: ArchiveBody) =>
  body.archive_note || body.archived_reason_code !== undefined
    ? {
        reason: { path: 'archived_reason_code', value: body.archived_reason_code },
        title: { path: 'archive_note.title', value: body.archive_note?.title },
        content: { path: 'archive_note.content', value: body.archive_note?.content },
      }
    : {
        reason: { path: 'reasonCode', value: body.reasonCode },
        title: { path: 'noteTitle', value: body.noteTitle },
        content: { path: 'note', value: body.note },
      };

/** Checks the reason. Archiving needs one of the list, and unarchiving needs none. */
async function checkedReason(
  tx: Executor,
  archived: boolean | null | undefined,
  { path, value }: { path: string; value: string | null | undefined },
  violations: Violations,
): Promise<string | null> {
  const given = value ?? '';
  if (archived === undefined || archived === null) violations.add('archived', 'required');
  if (archived !== true) {
    if (given !== '') violations.add(path, 'invalid_choice');
    return null;
  }
  if (given === '') violations.add(path, 'required');
  else if (!(await reasonCodes(tx, 'archive_scrape')).some(({ value: code }) => code === given))
    violations.add(path, 'invalid_choice');
  return given;
}

/**
 * Archives or unarchives a scrape with its note. It is Manual afterwards in both cases. Archiving
 * closes the shifts of the scrape, because an archived scrape cannot be reviewed.
 *
 * @throws Problem 409 `entity_archived`, 422, 409 `already_archived` or `not_archived`, 413 for a
 *   note of more than 64 KiB
 */
export async function archiveScrape(
  tx: Executor,
  user: CurrentUser,
  current: ScrapeRow,
  body: ArchiveBody,
): Promise<void> {
  if (current.entity.archived) throw conflict('entity_archived', 'The entity is archived.');
  const violations = new Violations();
  const fields = fieldsOf(body);
  const reason = await checkedReason(tx, body.archived, fields.reason, violations);
  const title = violations.requiredText(fields.title.path, fields.title.value, NOTE_TITLE_MAX);
  const content = readRichText(fields.content.path, fields.content.value, violations);
  violations.throwIfAny();

  const archived = body.archived === true;
  if (archived && current.archived) throw conflict('already_archived', 'It is already archived.');
  if (!archived && !current.archived) throw conflict('not_archived', 'It is not archived.');

  const at = new Date();
  await setArchived(tx, current.id, archived ? { at, reason } : undefined);
  await tx.insert(note).values({
    type: 'ScrapeNote',
    entityId: current.entityId,
    scrapeId: current.id,
    title,
    content,
    pinned: false,
    created: at,
    userId: user.id,
  });
  await writeEvent(tx, user, {
    type: 'scrape_status',
    name: archived ? 'archived' : 'unarchived',
    entityId: current.entityId,
    scrapeId: current.id,
    current: reason,
    notes: content,
  });
}

/** Marks a scrape as archived and closes its shifts, or removes the mark. */
export async function setArchived(
  tx: Executor,
  id: number,
  archiving: { at: Date; reason: string | null } | undefined,
): Promise<void> {
  await tx
    .update(scrape)
    .set({
      archived: archiving !== undefined,
      archivedDate: archiving?.at ?? null,
      archivedReasonCode: archiving?.reason ?? null,
      active: false,
    })
    .where(eq(scrape.id, id));
  if (archiving === undefined) return;
  await tx
    .update(dailyJobShift)
    .set({ closedAt: archiving.at })
    .where(and(eq(dailyJobShift.scrapeId, id), isNull(dailyJobShift.closedAt)));
}
