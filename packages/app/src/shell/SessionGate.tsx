import { sessionStore } from '@console/api/core/session/session.store';
import { SignedInPerson, useMe } from '@console/api/me/client';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { matchPath } from '../navigation/matchPath.ts';
import { usePathname } from '../navigation/useRouteEntry.ts';
import { takeReturnAddress } from './returnAddress.ts';
import { RouteView } from './RouteView.tsx';
import { Shell } from './Shell.tsx';
import { MeProblem, SignInScreen } from './SignIn.tsx';
import styles from './Shell.module.css';

/** Leaves the callback route for the address where the sign-in began. */
function ReturnToAddress() {
  const [, navigate] = useLocation();
  useEffect(() => navigate(takeReturnAddress(), { replace: true }), [navigate]);
  return null;
}

/**
 * Where the identity provider sends the browser back to: the text stands until the agent has
 * answered, then the journey goes on.
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

/** The console of the person whom the API knows by this session. */
function SignedIn() {
  const { state } = useSnapshot(sessionStore);
  const { data: me, error, mutate } = useMe();
  if (me)
    return (
      <SignedInPerson value={me}>
        <Shell me={me}>
          <RouteView role={me.role} />
        </Shell>
      </SignedInPerson>
    );
  // A 401 that refresh and retry did not cure is a problem like any other; one that ends the session is followed by a reload.
  return error && state !== 'expired' ? (
    <MeProblem error={error} onRetry={() => void mutate()} />
  ) : null;
}

/** Decides by the session what the window shows. Signed out, nothing but the sign-in screen does. */
export function SessionGate() {
  const { state } = useSnapshot(sessionStore);
  const pathname = usePathname();
  if (matchPath(pathname)?.name === 'auth-callback') return <AuthCallback />;
  switch (state) {
    case 'starting':
      return null;
    case 'loggedOut':
      return <SignInScreen />;
    // Expired is the moment before the reload that decides: what is on the screen stays until then.
    case 'loggedIn':
    case 'expired':
      return <SignedIn />;
  }
}
