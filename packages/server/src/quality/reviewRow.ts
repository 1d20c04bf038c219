import type { Endpoint, Path } from '@console/api/core/endpoint';
import type { HydraObject } from '@console/api/core/hydra/envelope';
import type { CurrentUser, Deps } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { note } from '../db/schema/notes.ts';
import { review } from '../db/schema/quality.ts';
import type { EntityRow } from '../entities/entityMember.ts';
import { recomputeEntityState } from '../entities/entityState.ts';
import { writeEvent, type EventEntry } from '../events/writeEvent.ts';
import type { ApiRoute } from '../http/routes.ts';
import type { AnyList } from '../hydra/listDefinition.ts';
import { rowWrite, type LockedRow, type ReviewTarget } from './changeRow.ts';
import {
  checkReview,
  type CheckedReview,
  type ReviewBody,
  type ReviewRules,
} from './reviewBody.ts';
import type { ReviewedRow } from './rowParts.ts';

/** The type and name of the event of a review. */
type ReviewEvent = EventEntry extends infer Entry
  ? Entry extends EventEntry
    ? Pick<Entry, 'type' | 'name'>
    : never
  : never;

/** A review whose note has been written and whose row has not been changed yet. */
export type Review<Row, Body, Action extends string> = CheckedReview<Body, Action> & {
  tx: Executor;
  user: CurrentUser;
  row: Row;
  entity: EntityRow;
  /** The time of the review. It is later than that of the previous review, even in whole seconds. */
  at: Date;
  noteId: number;
};

export type ReviewKind<
  Row extends ReviewedRow,
  Body extends ReviewBody,
  Action extends string,
> = ReviewTarget<Row> &
  ReviewRules<Body, Action> & {
    /** The title of the note. */
    title: string;
    event(action: Action): ReviewEvent;
    /** The body as it is stored, if it differs from the body as it was sent. */
    kept?(review: CheckedReview<Body, Action>): Readonly<Record<string, unknown>>;
    /** The URL of the note. */
    noteUrl?(body: Body): string | null;
    /**
     * Changes the row and brings about the effect of the action.
     *
     * @throws Problem 409 that depends on the body
     */
    apply(review: Review<Row, Body, Action>): Promise<void>;
  };

/**
 * Answers a review of one row. One transaction writes the note, the review and the event, brings
 * about the effect of the action, and derives the state of the entity. See
 * docs/contract.md#quality.
 */
export const reviewRoute = <
  P extends Path,
  Sent extends Body,
  Body extends ReviewBody,
  Row extends ReviewedRow,
  Action extends string,
  Member extends HydraObject & { id: number },
>(
  deps: Deps,
  endpoint: Endpoint<P, unknown, Sent, Body>,
  kind: ReviewKind<Row, Body, Action>,
  list: Pick<AnyList<Member>, 'contract' | 'load'>,
): ApiRoute =>
  rowWrite(deps, endpoint, kind, list, {
    async effect(locked, body) {
      await saveReview(kind, locked, await checkReview(locked.tx, body, kind));
    },
  });

/**
 * Returns the time of a review. It is in a later second than the previous review, because two
 * reviews within one second would look like one to a caller that compares whole seconds.
 */
function nextTime(before: Date | null): Date {
  const now = new Date();
  const soonest = before === null ? 0 : (Math.floor(before.getTime() / 1000) + 1) * 1000;
  return new Date(Math.max(now.getTime(), soonest));
}

async function saveReview<Row extends ReviewedRow, Body extends ReviewBody, Action extends string>(
  kind: ReviewKind<Row, Body, Action>,
  { tx, user, row, entity, lastReviewed }: LockedRow<Row>,
  checked: CheckedReview<Body, Action>,
): Promise<void> {
  const at = nextTime(lastReviewed);
  const scrapeId = row.scrapeId ?? null;
  const { action, body } = checked;
  const [written] = await tx
    .insert(note)
    .values({
      type: scrapeId === null ? 'EntityNote' : 'ScrapeNote',
      entityId: row.entityId,
      scrapeId,
      title: `${kind.title} Review – ${action}`,
      content: checked.note,
      url: kind.noteUrl?.(body) ?? null,
      jobCount: checked.jobCount,
      created: at,
      userId: user.id,
    })
    .returning({ id: note.id });
  if (written === undefined) throw new Error('INSERT returned no row');
  await tx.insert(review).values({
    subject: kind.subject,
    subjectId: row.id,
    userId: user.id,
    action,
    payload: {
      ...body,
      action,
      note: checked.note,
      reason_code: checked.reason,
      ...kind.kept?.(checked),
    },
    createdAt: at,
    entityId: row.entityId,
    scrapeId,
    noteId: written.id,
  });
  await kind.apply({ ...checked, tx, user, row, entity, at, noteId: written.id });
  await writeEvent(tx, user, {
    ...kind.event(action),
    entityId: row.entityId,
    scrapeId,
    current: action,
    notes: checked.note,
  });
  await recomputeEntityState(tx, row.entityId, user);
}
