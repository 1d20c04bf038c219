import { mayOpenPage, type PageControl, type Role } from '@console/api/roles/rules';
import type { RouteMatch } from '../navigation/matchPath.ts';
import type { RouteName, RouteParams } from '../navigation/matchPath.ts';

export const NOT_AUTHORIZED = 'You are not authorized to view this content.';

/**
 * The tabs that a scrape lead may open, too. An unknown tab counts as the first one, which is for
 * data quality only.
 */
const reviewTabs = new Set(['review-ready', 'pit-stop']);
const reports = () => 'reports.open' as const;

/** The page control that guards each route. A route that is not listed is open to every role. */
const opens: Partial<Record<RouteName, (params: RouteParams) => PageControl>> = {
  'test-script': () => 'testScript.open',
  'data-quality': ({ tab = '' }) =>
    reviewTabs.has(tab) ? 'dataQuality.openReviewTabs' : 'dataQuality.open',
  reports,
  productivity: reports,
  sla: reports,
};

/**
 * Whether a role may open a route. This table maps the route to a control, the role table says who
 * has it.
 */
export function mayOpen({ name, params }: RouteMatch, role: Role): boolean {
  const action = opens[name]?.(params);
  return !action || mayOpenPage(action, role);
}
