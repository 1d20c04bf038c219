import { conflict } from '@console/api/core/hydra/problem';
import { Violations } from '@console/api/core/hydra/violations';
import type { entityArchiveBody } from '@console/api/entities/schema';
import { and, eq, isNull } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { entity } from '../db/schema/entities.ts';
import { note } from '../db/schema/notes.ts';
import { watchList } from '../db/schema/quality.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { readRichText } from '../hydra/richText.ts';
import { reasonCodes } from '../lookups/options.ts';
import { refreshDueTimes } from '../queue/dueTimes.ts';
import type { EntityRow } from './entityMember.ts';
import { recomputeEntityState } from './entityState.ts';

const NOTE_TITLE_MAX = 255;

type ArchiveBody = v.InferOutput<typeof entityArchiveBody>;

/**
 * Archives or unarchives an entity with its note. Archiving closes the open watch-list row.
 *
 * @throws Problem 422, 409 `already_archived` or `not_archived`, 413 for a note beyond 64 KiB
 */
export async function archiveEntity(
  tx: Executor,
  user: CurrentUser,
  current: EntityRow,
  body: ArchiveBody,
): Promise<void> {
  const violations = new Violations();
  const reason = await checkedReason(tx, body, violations);
  const title = violations.requiredText(
    'archive_note.title',
    body.archive_note?.title,
    NOTE_TITLE_MAX,
  );
  const content = readRichText('archive_note.content', body.archive_note?.content, violations);
  violations.throwIfAny();

  const archived = body.archived === true;
  if (archived && current.archived) throw conflict('already_archived', 'It is already archived.');
  if (!archived && !current.archived) throw conflict('not_archived', 'It is not archived.');

  const now = new Date();
  await tx
    .update(entity)
    .set({ archived, archivedDate: archived ? now : null, archivedReasonCode: reason })
    .where(eq(entity.id, current.id));
  await refreshDueTimes(tx, eq(entity.id, current.id));
  await tx.insert(note).values({
    type: 'EntityNote',
    entityId: current.id,
    title,
    content,
    pinned: false,
    userId: user.id,
  });
  if (archived) {
    await tx
      .update(watchList)
      .set({ removedAt: now, removedReasonCode: 'entity_archived' })
      .where(and(eq(watchList.entityId, current.id), isNull(watchList.removedAt)));
  }
  const name = archived ? 'archived' : 'unarchived';
  await writeEvent(tx, user, { type: 'entity_status', name, entityId: current.id, notes: content });
  await recomputeEntityState(tx, current.id, user);
}

/** Checks the reason code. Archiving needs one of the list, and unarchiving needs none. */
async function checkedReason(
  tx: Executor,
  body: ArchiveBody,
  violations: Violations,
): Promise<string | null> {
  if (body.archived === undefined || body.archived === null) violations.add('archived', 'required');
  const given = body.archived_reason_code ?? '';
  if (body.archived !== true) {
    if (given !== '') violations.add('archived_reason_code', 'invalid_choice');
    return null;
  }
  if (given === '') violations.add('archived_reason_code', 'required');
  else if (!(await reasonCodes(tx, 'archive_entity')).some(({ value }) => value === given))
    violations.add('archived_reason_code', 'invalid_choice');
  return given;
}
