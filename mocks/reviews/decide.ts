import type { Body, Endpoint, Path } from '@console/api/core/endpoint';
import { conflict, notFound, type Problem } from '@console/api/core/hydra/problem';
import { isEmptyRichText } from '@console/api/core/hydra/richText';
import { Violations } from '@console/api/core/hydra/violations';
import type { EntityRef } from '@console/api/entities/schema';
import type { Note } from '@console/api/notes/schema';
import {
  actionOf,
  reviewVersion,
  type Asks,
  type BlockReason,
  type Problems,
  type ReviewedType,
} from '@console/api/reviews/rules';
import type { Role } from '@console/api/roles/rules';
import type { UserRef } from '@console/api/users/schema';
import type { HttpHandler } from 'msw';
import { write } from '../endpoint.ts';
import type { EntityStore } from '../entities/entityStore.ts';
import { reasonCodes } from '../lookups/fixtures.ts';
import { buildNote } from '../notes/fixtures.ts';
import type { RowStore } from '../rowStore.ts';
import { users } from '../users/fixtures.ts';
import { toUserRef, userRefOf } from '../users/userRef.ts';
import type { Wire } from '../wire.ts';
import { withEntity } from './entities.ts';
import type { QualityStore } from './qualityStore.ts';

type ReviewedRow = Wire<{
  id: number;
  entity: EntityRef;
  scrape?: { id: number; name: string } | null;
  last_time_reviewed: number | null;
  last_reviewed_by: UserRef | null;
}>;

type Decision<Row extends ReviewedRow, Received> = {
  /** The role of the caller, and the person who reviews. */
  role: Role;
  type: ReviewedType;
  rows: RowStore<Row>;
  answers: QualityStore['answers'];
  entities: EntityStore;
  blockReason: (row: Row) => BlockReason | undefined;
  /** Returns the changed row. */
  change: (row: Row, body: Received, by: Wire<UserRef>) => Row;
};

/**
 * 409: somebody else was faster. The person and the time are in the sentence and in members of
 * their own.
 */
export function alreadyReviewed(by: UserRef | null, at: number | null): Problem {
  const problem = conflict(
    'already_reviewed',
    `This item was already reviewed${by ? ` by ${by.first_name} ${by.last_name}` : ''}.`,
  );
  return Object.assign(problem, { extra: { last_reviewed_by: by, last_time_reviewed: at } });
}

/** The handler of a review or an assignment. */
export const decide = <
  P extends Path,
  Sent extends Body,
  Received extends Body,
  Row extends ReviewedRow,
>(
  call: Endpoint<P, unknown, Sent, Received>,
  { role, type, rows, answers, entities, blockReason, change }: Decision<Row, Received>,
): HttpHandler =>
  write(call, {
    role,
    answers,
    find(id) {
      const row = rows.find(id);
      if (!row) throw notFound();
      return withEntity(row, entities);
    },
    version(row, ifMatch) {
      const faster = () => alreadyReviewed(row.last_reviewed_by, row.last_time_reviewed);
      const isStale = ifMatch !== null && ifMatch !== '*' && ifMatch !== reviewVersion(type, row);
      if (isStale || !rows.isOpen(row.id)) throw faster();
      const found = blockReason(row);
      if (found?.code === 'already_reviewed') throw faster();
      if (found) throw conflict(found.code, found.message);
    },
    effect: ({ row, body }) => withEntity(rows.save(change(row, body, userRefOf(role))), entities),
  });

type ReviewFields = {
  action?: string | null;
  job_count?: number | null;
  reason_code?: string | null;
  snooze_date?: string | null;
  note?: string | null;
};

/**
 * The fields of a review as the rules read them, with one of these actions.
 *
 * @throws Problem 422
 */
export function reviewOf<Action extends string>(body: ReviewFields, actions: readonly Action[]) {
  const action = actionOf(actions, body.action);
  if (typeof action !== 'string') {
    const violations = new Violations();
    violations.addCoded('action', action.code, action.message);
    violations.throwIfAny();
    throw new Error('The action is missing, but no violation was thrown');
  }
  return {
    action,
    job_count: body.job_count ?? null,
    reason_code: body.reason_code ?? '',
    snooze_date: body.snooze_date ?? '',
    note: body.note ?? '',
  };
}

/**
 * Refuses a review with problems, and a reason that is in none of the lists.
 *
 * @throws Problem 422
 */
export function checkReview(problems: Problems<string>, asks: Asks, reason: string): void {
  const violations = new Violations();
  for (const [path, found] of Object.entries(problems))
    if (found) violations.addCoded(path, found.code, found.message);
  const known = asks.reasons
    .flatMap((set) => reasonCodes[set])
    .some(({ value }) => value === reason);
  if (asks.reasons.length > 0 && reason !== '' && !known)
    violations.add('reason_code', 'invalid_choice');
  violations.throwIfAny();
}

/** Unix seconds of an ISO date. */
export const secondsOf = (date: string): number => Math.floor(Date.parse(date) / 1000);

type Decided = {
  subject: string;
  action: string;
  note: string;
  jobCount?: number | null;
  by: Wire<UserRef>;
};

let notes = 9000;

/** The note of a review, if something was written. */
export function reviewNote(
  row: ReviewedRow,
  { subject, action, note, jobCount = null, by }: Decided,
): Wire<Note> | null {
  if (isEmptyRichText(note)) return null;
  notes += 1;
  const { scrape = null } = row;
  return buildNote({
    id: notes,
    type: scrape ? 'ScrapeNote' : 'EntityNote',
    title: `${subject} Review – ${action}`,
    content: note,
    job_count: jobCount,
    created: Math.floor(Date.now() / 1000),
    user: by,
    entity_id: row.entity.id,
    scrape_id: scrape?.id ?? null,
    scrape: scrape && { id: scrape.id, name: scrape.name },
  });
}

/**
 * The time of a review. It is later than the previous one, even within one second, because the time
 * is the version of the row.
 */
export const reviewedAt = (row: Pick<ReviewedRow, 'last_time_reviewed'>): number =>
  Math.max(Math.floor(Date.now() / 1000), (row.last_time_reviewed ?? 0) + 1);

const idIn = (given: unknown): number => {
  if (typeof given !== 'object' || given === null) return Number(String(given).split('/').pop());
  return idIn('@id' in given ? given['@id'] : 'id' in given ? given.id : undefined);
};

/**
 * The people of an assignment: between one and `most`, and none of them archived. `stated` is the
 * field that the call states.
 *
 * @throws Problem 422
 */
export function assigneesOf(
  body: { assigned_to?: unknown; assign_to?: unknown },
  most: number,
  stated: 'assigned_to' | 'assign_to',
): Wire<UserRef>[] {
  const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';
  const field = isGiven(body.assigned_to)
    ? 'assigned_to'
    : isGiven(body.assign_to)
      ? 'assign_to'
      : stated;
  const given = body[field];
  const list: readonly unknown[] = Array.isArray(given) ? given : isGiven(given) ? [given] : [];
  const ids = [...new Set(list.map(idIn))];
  const violations = new Violations();
  list.forEach((item, index) => {
    const path = Array.isArray(given) ? `${field}[${index}]` : field;
    const user = users.find(({ id }) => id === idIn(item));
    if (!user) violations.add(path, 'not_found');
    else if (user.archived) violations.add(path, 'invalid_choice');
  });
  if (list.length === 0) violations.add(field, 'required');
  if (ids.length > most) violations.add(field, 'invalid_choice');
  violations.throwIfAny();
  return users.filter(({ id }) => ids.includes(id)).map(toUserRef);
}
