import { mayOpenPage, type PageControl, type Role } from '@console/api/roles/rules';

interface Tab {
  /** The last segment of the tab's address, which is also the name of its list. */
  segment: string;
  label: string;
  /** The action in the role table that opens the tab. */
  action: PageControl;
}

/**
 * The tabs, in the order that the requirements state. An unknown segment leads to the first one for
 * every role.
 */
export const TABS = [
  { segment: 'monitored-entities', label: 'Monitored Entities', action: 'dataQuality.open' },
  { segment: 'new-entities', label: 'New Entities', action: 'dataQuality.open' },
  { segment: 'daily-job-shift', label: 'Daily Job Shift', action: 'dataQuality.open' },
  { segment: 'watch-list', label: 'Watch List', action: 'dataQuality.open' },
  { segment: 'review-ready', label: 'Review Ready', action: 'dataQuality.openReviewTabs' },
  { segment: 'pit-stop', label: 'Pit Stop', action: 'dataQuality.openReviewTabs' },
] as const satisfies readonly Tab[];

export type TabSegment = (typeof TABS)[number]['segment'];

/** The tabs that a role sees. */
export const tabsFor = (role: Role) => TABS.filter(({ action }) => mayOpenPage(action, role));
