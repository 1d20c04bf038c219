import { StatusBadge } from '@console/ui/StatusBadge';
import type { ComponentProps } from 'react';
import { codeLabel } from './codeLabel.ts';

const TONES: Readonly<Record<string, ComponentProps<typeof StatusBadge>['tone']>> = {
  sent_for_review: 'info',
  new_entity: 'info',
  blocked_scrape: 'danger',
  archived: 'neutral',
  watch_list: 'warning',
  healthy: 'success',
};

interface EntityStateBadgeProps {
  /** A code that the console does not know is shown in words as well. */
  state: string | null;
}

/** Where an entity stands in the work of data quality. */
export function EntityStateBadge({ state }: EntityStateBadgeProps) {
  return state === null ? (
    '–'
  ) : (
    <StatusBadge tone={TONES[state] ?? 'neutral'}>{codeLabel(state)}</StatusBadge>
  );
}
