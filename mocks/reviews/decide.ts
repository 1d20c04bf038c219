import type { EntityRef } from '@console/api/entities/schema';
import { reviewVersion, type Obstacle, type ReviewedType } from '@console/api/reviews/rules';
import type { GuardedEndpoint, Role } from '@console/api/roles/rules';
import type { UserRef } from '@console/api/users/schema';
import type { DefaultBodyType, HttpResponseResolver, PathParams } from 'msw';
import { readBody, type Fields, type FieldType } from '../body.ts';
import type { EntityStore } from '../entities/entityStore.ts';
import { refusal } from '../refusal.ts';
import { notFound, problem, resource } from '../respond.ts';
import type { RowStore } from '../rowStore.ts';
import { userRefOf } from '../users/userRef.ts';
import type { Wire } from '../wire.ts';
import { withEmployer } from './employers.ts';
import type { QualityStore } from './qualityStore.ts';

type Reviewed = Wire<{
  id: number;
  entity: EntityRef;
  last_time_reviewed: number | null;
  last_reviewed_by: UserRef | null;
}>;
export type Answer = ReturnType<typeof problem>;

type Decision<Row extends Reviewed> = {
  call: GuardedEndpoint;
  /** Whose rights it has, and who did it. */
  role: Role;
  type: ReviewedType;
  rows: RowStore<Row>;
  answers: QualityStore['answers'];
  entities: EntityStore;
  types: Readonly<Record<string, FieldType>>;
  obstacle: (row: Row) => Obstacle | undefined;
  /** The row afterwards, or why not. */
  change: (row: Row, fields: Fields, by: Wire<UserRef>) => Row | Answer;
};

/** Somebody was faster: who and when, in the sentence and beside it. */
export const alreadyReviewed = (by: UserRef | null, at: number | null) =>
  problem(
    409,
    'already_reviewed',
    `This item was already reviewed${by ? ` by ${by.first_name} ${by.last_name}` : ''}.`,
    {
      last_reviewed_by: by,
      last_time_reviewed: at,
    },
  );

/** The answer of the first time, to the same request under the same key. */
function replayed(row: Parameters<typeof resource>[0]): Answer {
  const answer = resource(row);
  answer.headers.set('idempotency-replayed', 'true');
  return answer;
}

const isStale = (request: Request, type: ReviewedType, row: Reviewed): boolean => {
  const wanted = request.headers.get('if-match');
  return wanted !== null && wanted !== '*' && wanted !== reviewVersion(type, row);
};

/**
 * A review or an assignment: role, row, body, version and state in the order of section 5, then
 * `change`.
 */
export function decide<Row extends Reviewed>(
  decision: Decision<Row>,
): HttpResponseResolver<PathParams<'id'>, DefaultBodyType> {
  const { call, role, type, rows, answers, entities, types, obstacle, change } = decision;
  return async ({ request, params }) => {
    const refused = refusal(call, role);
    if (refused) return refused;
    const found = rows.find(params.id);
    if (!found) return notFound();
    const body = await readBody(request, types);
    if (body.answer) return body.answer;
    const key = request.headers.get('idempotency-key');
    const before = key === null ? undefined : answers.get(key);
    if (before && before.text !== body.text)
      return problem(
        422,
        'idempotency_mismatch',
        'This idempotency key was used for another request.',
      );
    if (before) return replayed(before.body);
    const row = withEmployer(found, entities);
    const faster = () => alreadyReviewed(row.last_reviewed_by, row.last_time_reviewed);
    if (isStale(request, type, row) || !rows.isOpen(row.id)) return faster();
    const inTheWay = obstacle(row);
    if (inTheWay)
      return inTheWay.code === 'already_reviewed'
        ? faster()
        : problem(409, inTheWay.code, inTheWay.message);
    const result = change(row, body.fields, userRefOf(role));
    if (result instanceof Response) return result;
    const saved = withEmployer(rows.save(result), entities);
    if (key !== null) answers.set(key, { text: body.text, body: saved });
    return resource(saved);
  };
}
