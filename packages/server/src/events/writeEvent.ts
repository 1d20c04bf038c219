import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { eventLog } from '../db/schema/notes.ts';
import type { EventName, EventType } from './eventTypes.ts';

export type EventEntry = {
  [Type in EventType]: {
    type: Type;
    name: EventName<Type>;
    /** It is null for a queue without an entity. */
    entityId: number | null;
    scrapeId?: number | null;
    previous?: string | null;
    current?: string | null;
    /** The change in words for people. It is HTML when it is the event's note. */
    notes?: string | null;
  };
}[EventType];

/**
 * Writes one row of the event log. Call it in the transaction of the change, so that either both
 * are kept or neither is.
 */
export async function writeEvent(
  tx: Executor,
  user: Pick<CurrentUser, 'id' | 'role'> | null,
  event: EventEntry,
): Promise<void> {
  await tx.insert(eventLog).values({
    entityId: event.entityId,
    scrapeId: event.scrapeId ?? null,
    eventType: event.type,
    eventName: event.name,
    previousState: event.previous ?? null,
    currentState: event.current ?? null,
    notes: event.notes ?? null,
    userId: user?.id ?? null,
    userRole: user?.role ?? null,
  });
}
