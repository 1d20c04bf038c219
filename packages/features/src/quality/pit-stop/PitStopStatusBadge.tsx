import type { PitStopStatus } from '@console/api/pit-stops/schema';
import { StatusBadge } from '@console/ui/StatusBadge';
import { wordsOf } from '../list/wordsOf.ts';

const TONES = {
  requested: 'info',
  'in-progress': 'warning',
  done: 'success',
} as const satisfies Record<PitStopStatus, string>;

const isStatus = (status: string): status is PitStopStatus => Object.hasOwn(TONES, status);

interface PitStopStatusBadgeProps {
  /** A word that the console does not know is shown in words as well. */
  status: string | null;
}

/** How far a pit stop is, in the colours of a queue request's status (B-STA-004). */
export function PitStopStatusBadge({ status }: PitStopStatusBadgeProps) {
  return status === null ? (
    '–'
  ) : (
    <StatusBadge tone={isStatus(status) ? TONES[status] : 'neutral'}>{wordsOf(status)}</StatusBadge>
  );
}
