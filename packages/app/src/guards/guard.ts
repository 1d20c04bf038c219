import { mayOpenPage, type PageControl, type Role } from '@console/api/roles/rules';
import type { RouteMatch } from '../navigation/matchPath.ts';
import type { RouteName, RouteParams } from '../navigation/matchPath.ts';

export const NOT_AUTHORIZED = 'You are not authorized to view this content.';

/**
 * The tabs that a scrape lead may open as well. An unknown tab falls back to the first one, which
 * is for data quality alone, and so is its address.
 */
const reviewTabs = new Set(['review-ready', 'pit-stop']);
const reports = () => 'reports.open' as const;

/** The action of the role table that opens a route; a route that is not here is for everybody. */
const opens: Partial<Record<RouteName, (params: RouteParams) => PageControl>> = {
  'test-script': () => 'testScript.open',
  'data-quality': ({ tab = '' }) =>
    reviewTabs.has(tab) ? 'dataQuality.openReviewTabs' : 'dataQuality.open',
  reports,
  productivity: reports,
  sla: reports,
};

/** May this role open this route? This table names the action, the role table answers. */
export function mayOpen({ name, params }: RouteMatch, role: Role): boolean {
  const action = opens[name]?.(params);
  return !action || mayOpenPage(action, role);
}
