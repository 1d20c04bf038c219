import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { eventLog } from '../db/schema/notes.ts';
import type { EventName, EventType } from './eventTypes.ts';

export type EventEntry = {
  [Type in EventType]: {
    type: Type;
    name: EventName<Type>;
    /** Null for a queue whose entity nobody knows. */
    entityId: number | null;
    scrapeId?: number | null;
    previous?: string | null;
    current?: string | null;
    /** What changed, for people; HTML of the event's note where there is one. */
    notes?: string | null;
  };
}[EventType];

/**
 * One line of the event log. Call it with the transaction of the change it tells of: both are kept,
 * or neither.
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
