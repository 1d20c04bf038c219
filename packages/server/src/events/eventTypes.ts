/** The event names of each event type. See docs/contract.md#state-machines. */
const EVENTS = {
  entity_status: ['created', 'archived', 'unarchived'],
  entity_state: ['changed'],
  entity_info: ['updated'],
  entity_tags: ['updated'],
  entity_aliases: ['updated'],
  scrape_status: ['created', 'archived', 'unarchived', 'activated', 'deactivated'],
  scrape_info: ['updated'],
  scrape_config: ['updated'],
  scrape_code: ['spider_saved', 'parser_saved'],
  scrape_type: ['converted_to_combo', 'converted_from_combo'],
  scrape_error_log: ['cleared'],
  queue: [
    'request_added',
    'status_changed',
    'priority_changed',
    'assigned',
    'listeners_updated',
    'entity_associated',
    'entity_disassociated',
    'merged',
    'updated',
  ],
  watch_list: ['added', 'snoozed', 'removed', 'assigned', 'sent_for_review'],
  daily_job_shift: ['reviewed', 'assigned'],
  monitored_entity: ['reviewed', 'removed'],
  review_ready: ['opened', 'accepted', 'declined'],
  pit_stop: [
    'opened',
    'resolved',
    'sent_to_scrape_team',
    'sent_to_continuous_delivery_queue',
    'placed_on_watch',
  ],
  note: ['added', 'updated', 'pinned', 'unpinned', 'archived', 'unarchived'],
  legacy_command: [
    'runparser',
    'runspider',
    'runcleanup',
    'dumpqueue',
    'sendToQueue',
    'unserveQueue',
  ],
} as const satisfies Record<string, readonly string[]>;

export type EventType = keyof typeof EVENTS;
export type EventName<Type extends EventType> = (typeof EVENTS)[Type][number];

/** All event types, in the order of the contract. */
export const EVENT_TYPES: readonly string[] = Object.keys(EVENTS);

const ofScrapes: readonly string[] = ['daily_job_shift', 'watch_list', 'note', 'legacy_command'];

/** The event types of scrapes. */
export const SCRAPE_EVENT_TYPES: readonly string[] = EVENT_TYPES.filter(
  (type) => type.startsWith('scrape_') || ofScrapes.includes(type),
);
