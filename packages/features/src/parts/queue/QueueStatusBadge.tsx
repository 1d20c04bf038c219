import { StatusBadge } from '@console/ui/StatusBadge';
import type { ComponentProps } from 'react';

type Tone = ComponentProps<typeof StatusBadge>['tone'];

const STATUSES: Readonly<Record<string, { label: string; tone: Tone }>> = {
  requested: { label: 'Requested', tone: 'info' },
  'in-progress': { label: 'In Progress', tone: 'warning' },
  done: { label: 'Done', tone: 'success' },
  'cant-do': { label: "Can't Do", tone: 'danger' },
  'no-jobs': { label: 'No Jobs', tone: 'neutral' },
  escalated: { label: 'Escalated', tone: 'danger' },
  'review-ready': { label: 'Review Ready', tone: 'neutral' },
};

const known = (status: string) => (Object.hasOwn(STATUSES, status) ? STATUSES[status] : undefined);

/** The label of a status of a queue request. An unknown status is returned as it is. */
export const queueStatusLabel = (status: string): string => known(status)?.label ?? status;

interface QueueStatusBadgeProps {
  status: string | null;
}

export function QueueStatusBadge({ status }: QueueStatusBadgeProps) {
  if (status === null) return '–';
  return (
    <StatusBadge tone={known(status)?.tone ?? 'neutral'}>{queueStatusLabel(status)}</StatusBadge>
  );
}
