import { sessionStore } from '@console/api/core/session/session.store';
import { useMe } from '@console/api/me/client';
import { useSnapshot } from 'valtio';
import { MeProblem } from './MeProblem.tsx';
import { RouteView } from './RouteView.tsx';
import { Shell } from './Shell.tsx';

/** The console of the person whom the API knows by this session. */
export function SignedIn() {
  const { state } = useSnapshot(sessionStore);
  const { data: me, error, mutate } = useMe();
  if (me)
    return (
      <Shell me={me}>
        <RouteView role={me.role} />
      </Shell>
    );
  // A 401 that refresh and retry did not cure is a problem like any other; one that ends the session is followed by a reload.
  return error && state !== 'expired' ? (
    <MeProblem error={error} onRetry={() => void mutate()} />
  ) : null;
}
