/** The tabs of a queue request in display order. */
export const REQUEST_TABS = [
  { segment: 'overview', label: 'Overview' },
  { segment: 'queue-status', label: 'Queue Status' },
] as const;
export type RequestTab = (typeof REQUEST_TABS)[number]['segment'];
export const DEFAULT_TAB: RequestTab = 'queue-status';

/** The tab for a path segment. Undefined when no tab has this segment. */
export const tabOf = (segment: string | undefined): RequestTab | undefined =>
  segment === undefined
    ? DEFAULT_TAB
    : REQUEST_TABS.find((tab) => tab.segment === segment)?.segment;

export const hrefOf = (requestId: number, tab: RequestTab): string =>
  `/queue-requests/${requestId}/${tab}`;
