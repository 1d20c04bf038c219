import { can, type Role } from '@console/api/roles/rules';
import type { RouteMatch } from '../navigation/matchPath.ts';
import { routePaths, type RoutePath } from '../navigation/routePaths.ts';

export const NOT_AUTHORIZED = 'You are not authorized to view this content.';

/** May this role open this route? The route table names the action, the role table answers. */
export function mayOpen({ name, params }: RouteMatch, role: Role): boolean {
  const { opens }: RoutePath = routePaths[name];
  return !opens || can(opens(params), role);
}
