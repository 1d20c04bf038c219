import { StatusBadge } from '@console/ui/StatusBadge';
import { Power, PowerOff } from 'lucide-react';

interface ActivityBadgeProps {
  active: boolean;
}

/**
 * The badge that the Scrape Info card has for the run mode (decision 16); its shape tells it from
 * that of the lifecycle.
 */
export function ActivityBadge({ active }: ActivityBadgeProps) {
  return active ? (
    <StatusBadge tone="success" icon={<Power aria-hidden="true" />}>
      Active
    </StatusBadge>
  ) : (
    <StatusBadge tone="warning" icon={<PowerOff aria-hidden="true" />}>
      Inactive
    </StatusBadge>
  );
}
