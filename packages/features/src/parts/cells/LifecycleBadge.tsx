import { StatusBadge } from '@console/ui/StatusBadge';

interface LifecycleBadgeProps {
  archived: boolean;
}

/**
 * Active or Archived: one of three neighbours that each have their own words and shapes (decision
 * 16).
 */
export function LifecycleBadge({ archived }: LifecycleBadgeProps) {
  return archived ? (
    <StatusBadge tone="neutral">Archived</StatusBadge>
  ) : (
    <StatusBadge tone="success">Active</StatusBadge>
  );
}
