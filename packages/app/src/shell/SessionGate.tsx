import { sessionStore } from '@console/api/core/session/session.store';
import { SignedInPerson, useMe } from '@console/api/me/client';
import { lazy } from '@console/ui/lazy';
import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { usePathname } from '../navigation/useRouteEntry.ts';
import { matchPath } from '../pages/matchPath.ts';
import { takeReturnAddress } from './returnAddress.ts';
import { RouteView } from './RouteView.tsx';
import { Shell } from './Shell.tsx';
import styles from './Shell.module.css';

/** Redirects from the callback route to the address where the sign-in began. */
function ReturnToAddress() {
  const [, navigate] = useLocation();
  useEffect(() => navigate(takeReturnAddress(), { replace: true }), [navigate]);
  return null;
}

const SignInScreen = lazy(() => import('./SignIn.tsx').then((it) => it.SignInScreen));
const MeProblem = lazy(() => import('./SignIn.tsx').then((it) => it.MeProblem));
const Superseded = lazy(() => import('./Superseded.tsx').then((it) => it.Superseded));

/**
 * The callback route of the identity provider. It shows a text until the agent has answered, and
 * then leads to the address where the sign-in began.
 */
function AuthCallback() {
  const { state } = useSnapshot(sessionStore);
  return (
    <main className={styles.callback}>
      This is the auth callback route
      {state === 'starting' ? null : <ReturnToAddress />}
    </main>
  );
}

/** Loads the signed-in person and renders the console for them. */
function SignedIn() {
  const { state } = useSnapshot(sessionStore);
  const { data: me, error, mutate } = useMe();
  if (me)
    return (
      <SignedInPerson value={me}>
        <Shell me={me}>
          <RouteView role={me.role} />
        </Shell>
        <Suspense>{state === 'superseded' && <Superseded me={me} />}</Suspense>
      </SignedInPerson>
    );
  // A 401 that remains after refresh and retry is shown like any other error; a 401 that ends the
  // session is followed by a reload.
  return error && state !== 'expired' ? (
    <Suspense>
      <MeProblem error={error} onRetry={() => void mutate()} />
    </Suspense>
  ) : null;
}

/**
 * Selects what the window shows by the state of the session. Without a session it shows only the
 * sign-in screen.
 */
export function SessionGate() {
  const { state } = useSnapshot(sessionStore);
  const pathname = usePathname();
  if (matchPath(pathname)?.name === 'auth-callback') return <AuthCallback />;
  switch (state) {
    case 'starting':
      return null;
    case 'loggedOut':
      return (
        <Suspense>
          <SignInScreen />
        </Suspense>
      );
    // What is typed stays on screen until the page is loaded again.
    case 'loggedIn':
    case 'expired':
    case 'superseded':
      return <SignedIn />;
  }
}
