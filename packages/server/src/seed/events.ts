import { eventLog } from '../db/schema/notes.ts';
import type { StaffMember, World } from './world.ts';

type SeededEvent = {
  entityId: number;
  scrapeId?: number;
  type: string;
  name: string;
  at: Date;
  by: StaffMember | null;
  state?: string;
  previous?: string;
  notes?: string;
};

/** One line of the event log, as the write that it tells of would have left it (contract 8.6). */
export function addEvent(world: World, event: SeededEvent): void {
  world.rows.add(eventLog, {
    id: world.rows.nextId(eventLog),
    entityId: event.entityId,
    scrapeId: event.scrapeId ?? null,
    eventType: event.type,
    eventName: event.name,
    currentState: event.state ?? null,
    previousState: event.previous ?? null,
    notes: event.notes ?? null,
    userId: event.by?.id ?? null,
    userRole: event.by?.role ?? null,
    createdAt: event.at,
  });
}
