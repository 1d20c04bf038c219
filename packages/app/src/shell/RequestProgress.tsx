import { activityStore } from '@console/api/core/activity';
import { ProgressBar } from '@console/ui/ProgressBar';
import { useSnapshot } from 'valtio';

/** The bar at the top of the window while any request runs. */
export function RequestProgress() {
  const { pending } = useSnapshot(activityStore);
  return <ProgressBar active={pending > 0} />;
}
