/** The tabs of a scrape, the one of the bare address first. */
export const SCRAPE_TABS = [
  { segment: 'overview', label: 'Overview' },
  { segment: 'all-jobs', label: 'All Active Jobs' },
  { segment: 'event-log', label: 'Event Log' },
] as const;
export type ScrapeTab = (typeof SCRAPE_TABS)[number]['segment'];

/** The tab of a segment; an unknown one is the first. */
export const tabOf = (segment: string | undefined): ScrapeTab =>
  (SCRAPE_TABS.find((tab) => tab.segment === segment) ?? SCRAPE_TABS[0]).segment;
