import { can, type Action, type Role } from '@console/api/roles/rules';
import type { RouteMatch } from '../navigation/matchPath.ts';
import type { RouteName, RouteParams } from '../navigation/routePaths.ts';

export const NOT_AUTHORIZED = 'You are not authorized to view this content.';

/**
 * The tabs for data quality alone; whatever else stands in their place leads to a tab that the role
 * may open.
 */
const qualityTabs = new Set([
  'monitored-entities',
  'new-entities',
  'daily-job-shift',
  'watch-list',
]);
const reports = () => 'reports.open' as const;

/** The action of the role table that opens a route; a route that is not here is for everybody. */
const opens: Partial<Record<RouteName, (params: RouteParams) => Action>> = {
  'test-script': () => 'testScript.open',
  'data-quality': ({ tab = '' }) =>
    qualityTabs.has(tab) ? 'dataQuality.open' : 'dataQuality.openReviewTabs',
  reports,
  productivity: reports,
  sla: reports,
};

/** May this role open this route? This table names the action, the role table answers. */
export function mayOpen({ name, params }: RouteMatch, role: Role): boolean {
  const action = opens[name]?.(params);
  return !action || can(action, role);
}
