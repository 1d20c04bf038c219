import { StatusBadge } from '@console/ui/StatusBadge';
import { Hand, Repeat } from 'lucide-react';

// One element for all rows: a table shows a hundred of them.
const repeat = <Repeat aria-hidden="true" />;
const hand = <Hand aria-hidden="true" />;

interface RunModeBadgeProps {
  active: boolean;
}

/**
 * Whether a scrape runs by itself; not to be taken for its lifecycle or for what it does now
 * (decision 16).
 */
export function RunModeBadge({ active }: RunModeBadgeProps) {
  return active ? (
    <StatusBadge tone="info" icon={repeat}>
      Automatic
    </StatusBadge>
  ) : (
    <StatusBadge tone="warning" icon={hand}>
      Manual
    </StatusBadge>
  );
}
