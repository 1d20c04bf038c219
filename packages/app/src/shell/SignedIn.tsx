import { useMe } from '@console/api/me/hooks';
import { MeProblem } from './MeProblem.tsx';
import { RouteView } from './RouteView.tsx';
import { Shell } from './Shell.tsx';

/** The console of the person whom the API knows by this session. */
export function SignedIn() {
  const { data: me, error, mutate } = useMe();
  if (me) return <Shell me={me}><RouteView role={me.role} /></Shell>;
  // A 401 is the session's own affair: it refreshes, or it ends here.
  return error && error.kind !== 'unauthorized' ? <MeProblem error={error} onRetry={() => void mutate()} /> : null;
}
