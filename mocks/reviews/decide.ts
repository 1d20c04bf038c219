import type { Body, Endpoint, Path } from '@console/api/core/endpoint';
import { conflict, type Problem } from '@console/api/core/hydra/problem';
import { isEmptyRichText } from '@console/api/core/hydra/richText';
import { reviewVersion, type BlockReason, type ReviewedType } from '@console/api/reviews/rules';
import type { UserRef } from '@console/api/users/schema';
import type { HttpHandler } from 'msw';
import { merged, write } from '../endpoint.ts';
import { buildNote } from '../notes/fixtures.ts';
import { requireRow, type RowStore } from '../rowStore.ts';
import { userRefOf } from '../users/userRef.ts';
import { now, type Wire } from '../wire.ts';
import { withEntity } from './entities.ts';
import type { QualityContext } from './reads.ts';

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

type ReviewedRow = Wire<{
  id: number;
  entity: Parameters<typeof withEntity>[0]['entity'];
  last_time_reviewed: number | null;
  last_reviewed_by: UserRef | null;
}>;

type Decision<Row extends ReviewedRow, Received> = {
  type: ReviewedType;
  rows: RowStore<Row>;
  blockReason: (row: NoInfer<Row>) => BlockReason | undefined;
  /** The fields that the decision changes. */
  sets: (body: Received) => object;
  /** Whether the row leaves the list. */
  leaves?: (body: Received) => boolean;
};

/** The handler of a review or an assignment. */
export const decide = <
  P extends Path,
  Sent extends Body,
  Received extends Body,
  Row extends ReviewedRow,
>(
  { quality, store, role }: QualityContext,
  call: Endpoint<P, unknown, Sent, Received>,
  { type, rows, blockReason, sets, leaves = () => false }: Decision<Row, Received>,
): HttpHandler =>
  write(call, {
    role,
    answers: quality.answers,
    find: (id) => withEntity(requireRow(rows, id), store),
    version(row, ifMatch) {
      const isStale = ifMatch !== null && ifMatch !== '*' && ifMatch !== reviewVersion(type, row);
      const found = blockReason(row);
      if (isStale || found?.code === 'already_reviewed')
        throw alreadyReviewed(row.last_reviewed_by, row.last_time_reviewed);
      if (found) throw conflict(found.code, found.message);
    },
    save({ row, body }) {
      if (leaves(body)) rows.close(row.id);
      return rows.save(merged(row, sets(body)));
    },
  });

type Reviewed = { action?: string | null; job_count?: number | null; note?: string | null };

let [notes, last] = [9000, 0];

/** The fields that every review changes. Its time is the version, so no two have the same. */
export const reviewed =
  (role: QualityContext['role']) =>
  ({ action, job_count, note }: Reviewed) => {
    notes += 1;
    last = Math.max(last + 1, now());
    const user = userRefOf(role);
    const written = isEmptyRichText(note ?? '')
      ? null
      : buildNote({ id: notes, title: 'Review', content: note ?? '', job_count, user });
    return {
      last_time_reviewed: last,
      last_reviewed_by: user,
      last_action_taken: action,
      note: written,
      latest_note: written,
    };
  };
