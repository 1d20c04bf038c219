import { mayOpenPage, type Role } from '@console/api/roles/rules';
import { matchPath, redirectOf, type PageMatch } from './matchPath.ts';
import { pages } from './pages.tsx';

export const NOT_AUTHORIZED = 'You are not authorized to view this content.';

/**
 * Whether a role may open a page. The table of pages names a control, and `mayOpenPage` says which
 * roles have it.
 */
export function mayOpen({ name, params: { tab = '' } }: PageMatch, role: Role): boolean {
  const { control, tabControls = {} } = pages[name];
  const needed = Object.hasOwn(tabControls, tab) ? tabControls[tab] : control;
  return !needed || mayOpenPage(needed, role);
}

/** Whether a path leads to a page that the role may open. */
export function isThere(href: string, role: Role): boolean {
  const match = matchPath(redirectOf(href) ?? href);
  return match !== undefined && pages[match.name].load !== undefined && mayOpen(match, role);
}
