/** The tabs of an entity in display order. The first one is the default. */
export const ENTITY_TABS = [
  { segment: 'overview', label: 'Overview' },
  { segment: 'notes', label: 'Notes' },
  { segment: 'scrapes', label: 'Scrapes' },
  { segment: 'event-log', label: 'Event Log' },
  { segment: 'all-jobs', label: 'Active Jobs' },
  { segment: 'queue-request', label: 'Queue Request' },
] as const;
export type EntityTab = (typeof ENTITY_TABS)[number]['segment'];

/** The tab for a path segment. Undefined when no tab has this segment. */
export const tabOf = (segment: string | undefined): EntityTab | undefined =>
  segment === undefined
    ? ENTITY_TABS[0].segment
    : ENTITY_TABS.find((tab) => tab.segment === segment)?.segment;

export const hrefOf = (entityId: number, tab: EntityTab): string => `/entities/${entityId}/${tab}`;
