import { relationId, type Addresses } from '@console/api/core/hydra/iri';
import { UNSTORABLE, type MESSAGES } from '@console/api/core/hydra/messages';
import { forbidden } from '@console/api/core/hydra/problem';
import { Violations } from '@console/api/core/hydra/violations';
import { isStateTooLarge, seesView, TEAM_VIEW_ROLES } from '@console/api/views/rules';
import {
  VIEW_LISTS,
  VIEW_NAME_MAX,
  VIEWS_MAX,
  type defaultViewBody,
  type viewBody,
  type viewChangeBody,
  type viewOrderBody,
  type ViewList,
  type ViewState,
} from '@console/api/views/schema';
import { and, count, DrizzleQueryError, eq, max, sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type * as v from 'valibot';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { lockRows, takeTurns } from '../db/locks.ts';
import { defaultView, savedView } from '../db/schema/views.ts';
import { anyOf } from '../hydra/filters.ts';
import type { ViewRow } from './savedViews.ts';

function listOf(given: string | null | undefined, violations: Violations): ViewList | undefined {
  const list = VIEW_LISTS.find((known) => known === given?.trim());
  if (list === undefined)
    violations.add('list', (given ?? '').trim() === '' ? 'required' : 'invalid_choice');
  return list;
}

const nameOf = (given: string | null | undefined, violations: Violations): string =>
  violations.requiredText('name', given, VIEW_NAME_MAX);

/**
 * Returns all texts of a state, unescaped, so that they can be checked for NUL and lone surrogates.
 * JSON would hide those as escapes, which no JSON column accepts.
 */
const unescaped = (state: ViewState): string =>
  [
    state.query,
    ...(state.layout
      ? [...state.layout.order, ...state.layout.hidden, ...Object.keys(state.layout.widths)]
      : []),
  ].join();

function stateOf(given: ViewState | null | undefined, violations: Violations): ViewState {
  if (given == null) violations.add('state', 'required');
  else if (isStateTooLarge(given)) violations.add('state', 'too_long');
  else if (UNSTORABLE.test(unescaped(given))) violations.add('state', 'invalid_text');
  return given ?? { query: '', layout: null };
}

const requireTeamRole = (user: CurrentUser): void => {
  if (!TEAM_VIEW_ROLES.includes(user.role)) throw forbidden(TEAM_VIEW_ROLES);
};

const refuse = (field: string, code: keyof typeof MESSAGES): void => {
  const violations = new Violations();
  violations.add(field, code);
  violations.throwIfAny();
};

/**
 * Turns a violation of the unique index into `not_unique`. The index decides when two windows save
 * at the same time.
 */
async function withFreeName<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
    if (cause instanceof DatabaseError && cause.constraint === 'saved_view_name')
      refuse('name', 'not_unique');
    throw error;
  }
}

const groupOf = (list: string, team: boolean, userId: number) =>
  and(
    eq(savedView.list, list),
    team ? savedView.team : and(eq(savedView.team, false), eq(savedView.ownerId, userId)),
  );

/** The position after the last view of a group. */
async function lastPosition(tx: Executor, list: string, team: boolean, userId: number) {
  const [row] = await tx
    .select({ last: max(savedView.position) })
    .from(savedView)
    .where(groupOf(list, team, userId));
  return (row?.last ?? -1) + 1;
}

/**
 * Makes a view and returns its id.
 *
 * @throws Problem 403 for a view of the team, 422; it is `too_many` when the person has the largest
 *   number of views of the list already
 */
export async function createView(
  tx: Executor,
  user: CurrentUser,
  body: v.InferOutput<typeof viewBody>,
): Promise<number> {
  const team = body.team ?? false;
  if (team) requireTeamRole(user);
  const violations = new Violations();
  const list = listOf(body.list, violations);
  const name = nameOf(body.name, violations);
  const state = stateOf(body.state, violations);
  violations.throwIfAny();
  if (list === undefined) throw new Error('The list is missing, but no violation was thrown');
  // The views of one person are counted and written one after the other.
  await takeTurns(tx, 'view', String(user.id));
  const [own] = await tx
    .select({ count: count() })
    .from(savedView)
    .where(and(eq(savedView.ownerId, user.id), eq(savedView.list, list)));
  if ((own?.count ?? 0) >= VIEWS_MAX) violations.tooMany('list', VIEWS_MAX);
  violations.throwIfAny();
  const position = await lastPosition(tx, list, team, user.id);
  const [row] = await withFreeName(
    tx
      .insert(savedView)
      .values({ ownerId: user.id, list, name, team, state, position })
      .returning({ id: savedView.id }),
  );
  if (row === undefined) throw new Error('INSERT returned no row');
  return row.id;
}

/**
 * Changes the fields of the body. A view that becomes shared goes to the end of the team's views. A
 * view that becomes private goes to the end of its owner's views.
 *
 * @throws Problem 403 for sharing, 422
 */
export async function updateView(
  tx: Executor,
  user: CurrentUser,
  row: ViewRow,
  { name, team: asked, state }: v.InferOutput<typeof viewChangeBody>,
): Promise<void> {
  const team = asked ?? row.team;
  if (team !== row.team) requireTeamRole(user);
  const violations = new Violations();
  const values = {
    name: name === undefined ? row.name : nameOf(name, violations),
    state: state === undefined ? row.state : stateOf(state, violations),
    team,
    position:
      team === row.team ? row.position : await lastPosition(tx, row.list, team, row.ownerId),
    version: row.version + 1,
  };
  violations.throwIfAny();
  await withFreeName(tx.update(savedView).set(values).where(eq(savedView.id, row.id)));
}

const readIds = (
  given: readonly unknown[] | null | undefined,
  addresses: Addresses,
): readonly number[] => [
  ...new Set((given ?? []).map((one) => relationId(one, 'views', addresses))),
];

/**
 * Puts the named views of a group first, in this order. The others follow in the order that they
 * had.
 *
 * @throws Problem 400 for a value that is not an id, 403 for the views of the team, 422 for a view
 *   that is not in the group
 */
export async function orderViews(
  tx: Executor,
  user: CurrentUser,
  body: v.InferOutput<typeof viewOrderBody>,
  addresses: Addresses,
): Promise<{ list: ViewList; team: boolean; views: readonly number[] }> {
  const team = body.team ?? false;
  if (team) requireTeamRole(user);
  const wanted = readIds(body.views, addresses);
  const violations = new Violations();
  const list = listOf(body.list, violations);
  if (body.views == null) violations.add('views', 'required');
  violations.throwIfAny();
  if (list === undefined) throw new Error('The list is missing, but no violation was thrown');
  const rows = await lockRows(
    tx,
    'view',
    tx
      .select({ id: savedView.id, position: savedView.position })
      .from(savedView)
      .where(groupOf(list, team, user.id))
      .orderBy(savedView.id),
  );
  const present = rows.toSorted((a, b) => a.position - b.position).map(({ id }) => id);
  if (wanted.some((id) => !present.includes(id))) refuse('views', 'not_found');
  const views = [...wanted, ...present.filter((id) => !wanted.includes(id))];
  await tx
    .update(savedView)
    .set({ position: sql`array_position(${sql.param([...views])}::int[], ${savedView.id})` })
    .where(anyOf(savedView.id, views));
  return { list, team, views };
}

/**
 * Sets or removes the default view of a list for the signed-in person.
 *
 * @throws Problem 400, and 422 for a view that the person does not see or that is of another list
 */
export async function setDefaultView(
  tx: Executor,
  user: CurrentUser,
  body: v.InferOutput<typeof defaultViewBody>,
  addresses: Addresses,
): Promise<{ list: ViewList; view: number | null }> {
  const violations = new Violations();
  const list = listOf(body.list, violations);
  const view = body.view == null ? null : relationId(body.view, 'views', addresses);
  violations.throwIfAny();
  if (list === undefined) throw new Error('The list is missing, but no violation was thrown');
  const mine = and(eq(defaultView.userId, user.id), eq(defaultView.list, list));
  if (view === null) {
    await tx.delete(defaultView).where(mine);
    return { list, view };
  }
  const [row] = await lockRows(
    tx,
    'view',
    tx.select().from(savedView).where(eq(savedView.id, view)),
    'share',
  );
  if (row === undefined || row.list !== list || !seesView(row, user)) refuse('view', 'not_found');
  await tx
    .insert(defaultView)
    .values({ userId: user.id, list, viewId: view })
    .onConflictDoUpdate({ target: [defaultView.userId, defaultView.list], set: { viewId: view } });
  return { list, view };
}
