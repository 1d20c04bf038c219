import type { EventLog } from '@console/api/event-logs/schema';
import type { Role } from '@console/api/roles/rules';
import { acmeWorkday, NOW } from '../scrapes/fixtures.ts';
import { userWithRole } from '../users/fixtures.ts';
import { toUserRef } from '../users/userRef.ts';
import type { Wire } from '../wire.ts';

const HOUR = 3600;

/** The types of events that the fixtures can have. */
export const EVENT_TYPES = [
  'entity_status',
  'entity_info',
  'scrape_code',
  'scrape_status',
  'queue',
  'watch_list',
  'note',
] as const;
export const SCRAPE_EVENT_TYPES = ['scrape_code', 'scrape_status', 'watch_list', 'note'] as const;

type Given = Partial<EventLog> &
  Pick<EventLog, 'id' | 'event_type' | 'event_name'> & { by?: Role | null };

/** A complete event of Acme. `by` is the role of who did it, null for the system. */
export function buildEvent({ by = 'ROLE_ADMIN', ...given }: Given): Wire<EventLog> {
  const user = by && userWithRole(by);
  return {
    current_state: null,
    previous_state: null,
    created_at: NOW - given.id * HOUR,
    notes: null,
    user: user && { ...toUserRef(user), roles: user.roles },
    user_role: by,
    entity_id: acmeWorkday.entity_id,
    scrape_id: null,
    ...given,
    '@id': `/api/event_logs/${given.id}`,
    '@type': 'EventLog',
  };
}

export const codeSaved = buildEvent({
  id: 1,
  event_type: 'scrape_code',
  event_name: 'parser_saved',
  current_state: '8',
  previous_state: '7',
  notes: '<p>Layout <b>changed</b></p>',
  scrape_id: acmeWorkday.id,
  by: 'ROLE_SCRAPER',
});
/** An event of a type that this console does not know, with markup in its texts. */
export const strangeEvent = buildEvent({
  id: 2,
  event_type: 'robot_uprising-2',
  event_name: '<b>begun</b>',
  current_state: '<img src=x onerror=alert(1)>',
  previous_state: '=1+1',
  notes: '<script>alert(1)</script>A note',
  user_role: 'ROLE_KING',
});
export const systemEvent = buildEvent({
  id: 3,
  event_type: 'watch_list',
  event_name: 'removed',
  by: null,
});

const names = [
  ['entity_info', 'updated'],
  ['queue', 'status_changed'],
  ['note', 'added'],
  ['entity_status', 'archived'],
] as const;
const roles = ['ROLE_ADMIN', 'ROLE_DQ', 'ROLE_SCRAPE_LEAD'] as const;
const more = Array.from({ length: 30 }, (_, index) => {
  const [event_type, event_name] = names[index % names.length] ?? names[0];
  return buildEvent({ id: 11 + index, event_type, event_name, by: roles[index % roles.length] });
});

/** The events of Acme on three pages of fifteen; a few are of its scrape. */
export const events: readonly Wire<EventLog>[] = [codeSaved, strangeEvent, systemEvent, ...more];
