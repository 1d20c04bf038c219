import { member, seconds } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { entityEventList, scrapeEventList } from '@console/api/event-logs/list';
import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { eventLog } from '../db/schema/notes.ts';
import { appUser } from '../db/schema/people.ts';
import { anyOf, searchFilter } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { userRef, userRefColumns } from '../users/userRef.ts';

// These are all columns but the search text.
const { search: _search, ...columns } = getTableColumns(eventLog);

export const findEvents = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({ row: columns, user: { ...userRefColumns, roles: appUser.roles } })
    .from(eventLog)
    .leftJoin(appUser, eq(appUser.id, eventLog.userId))
    .where(anyOf(eventLog.id, ids));

type FoundEvent = Awaited<ReturnType<typeof findEvents>>[number];

/** An EventLog. `user_role` is the effective role of the person at the time of the event. */
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

type Contract = typeof entityEventList | typeof scrapeEventList;

const listOfEvents = (
  contract: Contract,
  path: string,
  where: SQL,
): ListDefinition<Contract, ReturnType<typeof eventMember>> => ({
  contract,
  path,
  table: eventLog,
  id: eventLog.id,
  orderKeys: { id: eventLog.id, created_at: eventLog.createdAt },
  where: () => where,
  filters: {
    custom_search: (params) =>
      searchFilter(params, 'custom_search', eventLog.search, [eventLog.id]),
    event_type: eventLog.eventType,
    'user.id': eventLog.userId,
    'user.role': eventLog.userRole,
    created_at: eventLog.createdAt,
    id: eventLog.id,
  },
  load: async (executor, ids, addresses) =>
    (await findEvents(executor, ids)).map((found) => eventMember(addresses, found)),
});

/** The list of the events of an entity and of its scrapes. */
export const eventsOfEntity = (id: number) =>
  listOfEvents(entityEventList, `entities/${id}/event_logs`, eq(eventLog.entityId, id));
export const eventsOfScrape = (id: number) =>
  listOfEvents(scrapeEventList, `scrapes/${id}/event_logs`, eq(eventLog.scrapeId, id));
