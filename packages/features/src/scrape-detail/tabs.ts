/** The tabs of a scrape in display order. The first one is the default. */
export const SCRAPE_TABS = [
  { segment: 'overview', label: 'Overview' },
  { segment: 'all-jobs', label: 'All Active Jobs' },
  { segment: 'event-log', label: 'Event Log' },
] as const;
export type ScrapeTab = (typeof SCRAPE_TABS)[number]['segment'];

/** The tab for a path segment. An unknown segment leads to the first tab. */
export const tabOf = (segment: string | undefined): ScrapeTab =>
  (SCRAPE_TABS.find((tab) => tab.segment === segment) ?? SCRAPE_TABS[0]).segment;
