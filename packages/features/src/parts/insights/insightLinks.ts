/** The insight pages in the order in which the scraper dashboard lists them. */
export const insightLinks = [
  { href: '/insights/total-runs', label: 'Total Runs' },
  { href: '/insights/all-broken-scrapes', label: 'All Broken Scrapes' },
  { href: '/insights/broken-scrapes-by-engine', label: 'Broken Scrapes by Engine' },
  { href: '/insights/with-entries-in-queue', label: 'Scrapes With Entries in Queue' },
  { href: '/insights/with-no-jobs', label: 'Scrapes With No Jobs' },
  { href: '/insights/manual-scrapes', label: 'Manual Scrapes' },
  { href: '/insights/stuck-scrapes-with-queued-items', label: 'Stuck Scrapes With Queued Items' },
  {
    href: '/insights/stuck-scrapes-without-queued-items',
    label: 'Stuck Scrapes Without Queued Items',
  },
] as const;
