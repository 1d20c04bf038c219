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
  /** The code of the state. An unknown code is shown in words, too. */
  state: string | null;
}

/** The state of an entity as the server derives it. */
export function EntityStateBadge({ state }: EntityStateBadgeProps) {
  return state === null ? (
    '–'
  ) : (
    <StatusBadge tone={TONES[state] ?? 'neutral'}>{codeLabel(state)}</StatusBadge>
  );
}
