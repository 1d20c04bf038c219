import { sessionStore } from '@console/api/core/session/session.store';
import { useSnapshot } from 'valtio';
import { matchPath } from '../navigation/matchPath.ts';
import { usePathname } from '../navigation/usePathname.ts';
import { AuthCallback } from './AuthCallback.tsx';
import { SignedIn } from './SignedIn.tsx';
import { SignInScreen } from './SignInScreen.tsx';

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
