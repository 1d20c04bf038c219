import type { Role } from '@console/api/roles/rules';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { showError } from '@console/ui/Notices/notices.store.ts';
import { createElement, Suspense, useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { usePathname, useRouteEntry } from '../navigation/useRouteEntry.ts';
import { pageOf } from '../pages/loadPage.ts';
import { matchPath, redirectOf } from '../pages/matchPath.ts';
import { mayOpen, NOT_AUTHORIZED } from '../pages/mayOpen.ts';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';

/** Takes the place of a page that the role may not open: it shows a notice and navigates to Home. */
function Refused() {
  const [, navigate] = useLocation();
  useEffect(() => {
    showError({ title: NOT_AUTHORIZED });
    navigate('/', { replace: true });
  }, [navigate]);
  return null;
}

/**
 * Renders the page of the address if the role may open it. A change of only the query keeps the
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
        {createElement(pageOf(match?.name), {
          name: match?.name,
          params: match?.params ?? {},
        })}
      </Suspense>
    </RouteErrorBoundary>
  );
}
