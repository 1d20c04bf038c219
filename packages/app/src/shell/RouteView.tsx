import type { Role } from '@console/api/roles/rules';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { createElement, Suspense } from 'react';
import { Redirect } from 'wouter';
import { mayOpen } from '../guards/guard.ts';
import { Refused } from '../guards/Refused.tsx';
import { matchPath, redirectOf } from '../navigation/matchPath.ts';
import { usePathname } from '../navigation/usePathname.ts';
import { useRouteEntry } from '../navigation/useRouteEntry.ts';
import { pageOf } from '../routes.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';

/**
 * The page of the address, as far as the role may open it. A change of the query alone leaves the
 * page mounted.
 */
export function RouteView({ role }: { role: Role }) {
  const pathname = usePathname();
  const redirect = redirectOf(pathname);
  const match = matchPath(pathname);
  useRouteEntry(match);
  if (redirect) return <Redirect to={redirect} replace />;
  if (match && !mayOpen(match, role)) return <Refused key={pathname} />;
  return (
    <RouteErrorBoundary resetKey={pathname}>
      <Suspense fallback={<LoadingOverlay text="Loading..." />}>
        {createElement(pageOf(match?.name), { params: match?.params ?? {} })}
      </Suspense>
    </RouteErrorBoundary>
  );
}
