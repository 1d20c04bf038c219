import { member, seconds } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { ROLES } from '@console/api/roles/rules';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { eventLog } from '../db/schema/notes.ts';
import { appUser } from '../db/schema/people.ts';
import { anyOf, idFilter, searchFilter } from '../hydra/filters.ts';
import { instantFilter } from '../hydra/instantFilter.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { searchedLines, textOfHtml } from '../hydra/textOfHtml.ts';
import { anyText, textChoice } from '../quality/entityFilters.ts';
import { userRef, userRefColumns } from '../users/userRef.ts';

export const findEvents = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({ row: eventLog, user: { ...userRefColumns, roles: appUser.roles } })
    .from(eventLog)
    .leftJoin(appUser, eq(appUser.id, eventLog.userId))
    .where(anyOf(eventLog.id, ids));

type FoundEvent = Awaited<ReturnType<typeof findEvents>>[number];

/** An EventLog (section 7). `user_role` is the role that counted when it happened. */
const eventMember = (addresses: Addresses, { row, user }: FoundEvent) =>
  member(addresses.apiBasePath, 'event_logs', 'EventLog', row.id, {
    event_type: row.eventType,
    event_name: row.eventName,
    current_state: row.currentState,
    previous_state: row.previousState,
    created_at: seconds(row.createdAt),
    notes: row.notes,
    user: user === null ? null : { ...userRef(addresses, user), roles: user.roles },
    user_role: row.userRole,
    entity_id: row.entityId,
    scrape_id: row.scrapeId,
  });

/** Names are shown with blanks for the low lines: either is found. */
const searched = searchedLines(
  eventLog.eventName,
  sql`replace(${eventLog.eventName}, '_', ' ')`,
  eventLog.currentState,
  eventLog.previousState,
  textOfHtml(eventLog.notes),
);

type EventList = ListDefinition<'id' | 'created_at', ReturnType<typeof eventMember>>;

const listOfEvents = (path: string, scope: SQL): EventList => ({
  type: 'EventLog',
  path,
  table: eventLog,
  id: eventLog.id,
  orderKeys: { id: eventLog.id, created_at: eventLog.createdAt },
  defaultOrder: [{ key: 'created_at', direction: 'desc' }],
  filterNames: [
    'custom_search',
    'event_type[]',
    'user.id[]',
    'user.role[]',
    'created_at[after]',
    'created_at[before]',
    'id[]',
  ],
  filters(params, addresses) {
    const types = params.list('event_type');
    return [
      scope,
      searchFilter(params, 'custom_search', searched, [eventLog.id]),
      types.length === 0 ? undefined : anyText(eventLog.eventType, types),
      idFilter(params, 'user.id', eventLog.userId, 'users', addresses),
      textChoice(params, 'user.role', eventLog.userRole, ROLES),
      instantFilter(params, 'created_at', eventLog.createdAt),
      idFilter(params, 'id', eventLog.id, 'event_logs', addresses),
    ];
  },
  load: async (executor, ids, addresses) =>
    (await findEvents(executor, ids)).map((found) => eventMember(addresses, found)),
});

/** `GET /entities/{id}/event_logs`: what happened to its scrapes too. */
export const eventsOfEntity = (id: number) =>
  listOfEvents(`entities/${id}/event_logs`, eq(eventLog.entityId, id));
/** `GET /scrapes/{id}/event_logs` */
export const eventsOfScrape = (id: number) =>
  listOfEvents(`scrapes/${id}/event_logs`, eq(eventLog.scrapeId, id));
