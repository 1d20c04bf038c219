import { document, member, type HydraObject } from '@console/api/core/hydra/envelope';
import { matchesStrongly, versionTag } from '@console/api/core/hydra/etag';
import type { Addresses } from '@console/api/core/hydra/iri';
import {
  forbidden,
  notFound,
  preconditionRequired,
  staleVersion,
} from '@console/api/core/hydra/problem';
import { mayChangeView, seesView, TEAM_VIEW_ROLES } from '@console/api/views/rules';
import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { lockRows } from '../db/locks.ts';
import { appUser } from '../db/schema/people.ts';
import { defaultView, savedView } from '../db/schema/views.ts';
import { userRef, userRefColumns } from '../users/userRef.ts';

export type ViewRow = typeof savedView.$inferSelect;

/** The condition for the views that a person sees. */
export const isSeenBy = ({ id }: CurrentUser): SQL | undefined =>
  or(savedView.team, eq(savedView.ownerId, id));

/**
 * Reads views as a person sees them. Those that are not of the team come first, and each group has
 * its order.
 */
export async function readViews(
  executor: Executor,
  user: CurrentUser,
  addresses: Addresses,
  condition: SQL | undefined,
) {
  const rows = await executor
    .select({ row: savedView, owner: userRefColumns, defaultOf: defaultView.userId })
    .from(savedView)
    .innerJoin(appUser, eq(appUser.id, savedView.ownerId))
    .leftJoin(
      defaultView,
      and(eq(defaultView.viewId, savedView.id), eq(defaultView.userId, user.id)),
    )
    .where(condition)
    .orderBy(asc(savedView.list), asc(savedView.team), asc(savedView.position), asc(savedView.id));
  return rows.map(({ row, owner, defaultOf }) =>
    member(addresses.apiBasePath, 'views', 'View', row.id, {
      list: row.list,
      name: row.name,
      team: row.team,
      owner: userRef(addresses, owner),
      state: row.state,
      position: row.position,
      is_default: defaultOf !== null,
      version: row.version,
    }),
  );
}

const viewEtag = ({ id, version }: { id: number; version: number }): string =>
  versionTag('View', id, version);

/**
 * Resolves with a view as a whole answer, with its ETag.
 *
 * @throws Problem 404
 */
export async function viewDetail(
  executor: Executor,
  user: CurrentUser,
  id: number,
  addresses: Addresses,
): Promise<{ body: HydraObject; headers: Record<string, string> }> {
  const [found] = await readViews(executor, user, addresses, eq(savedView.id, id));
  if (found === undefined) throw notFound();
  return {
    body: document(addresses.apiBasePath, 'View', found),
    headers: { ETag: viewEtag(found) },
  };
}

/**
 * Reads and locks a view, `update` for its deletion.
 *
 * @throws Problem 404
 */
export async function lockView(
  tx: Executor,
  id: number,
  strength: 'no key update' | 'update' = 'no key update',
): Promise<ViewRow> {
  const [row] = await lockRows(
    tx,
    'view',
    tx.select().from(savedView).where(eq(savedView.id, id)),
    strength,
  );
  if (row === undefined) throw notFound();
  return row;
}

/** @throws Problem 404 for the view of another person, 403 for a view of the team */
export function requireMayChange(row: ViewRow, user: CurrentUser): void {
  if (!seesView(row, user)) throw notFound();
  if (!mayChangeView(row, user)) throw forbidden(TEAM_VIEW_ROLES);
}

/**
 * Refuses a change that is based on an older version.
 *
 * @throws Problem 412; 428 when the configuration requires the header and it is missing
 */
export function requireCurrentView(
  row: ViewRow,
  ifMatch: string | undefined,
  { requireIfMatch }: { requireIfMatch: boolean },
): void {
  if (ifMatch === undefined) {
    if (requireIfMatch) throw preconditionRequired();
    return;
  }
  if (!matchesStrongly(ifMatch, viewEtag(row)))
    throw staleVersion('view', undefined, row.version, viewEtag(row));
}
