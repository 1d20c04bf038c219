import { signOut } from '@console/api/core/session/session';
import { useMe } from '@console/api/me/hooks';
import { effectiveRole } from '@console/api/roles/rules';
import { RouteView } from './RouteView.tsx';
import { Shell } from './Shell.tsx';

/** The console of the person whom the API knows by this session. */
export function SignedIn() {
  const { data: me, error, mutate } = useMe();
  if (me) return <Shell me={me}><RouteView role={effectiveRole(me.roles)} /></Shell>;
  return error ? <MeProblem /> : null;
}
