import type { ScrapeStatus } from '@console/api/scrapes/schema';
import { StatusBadge } from '@console/ui/StatusBadge';
import { Bug, FileText, Pause } from 'lucide-react';

// One element for all rows: a table shows a hundred of them.
const stages = {
  idle: { label: 'Idle', tone: 'neutral', icon: <Pause aria-hidden="true" /> },
  parsing: { label: 'Parsing', tone: 'info', icon: <FileText aria-hidden="true" /> },
  spidering: { label: 'Spidering', tone: 'info', icon: <Bug aria-hidden="true" /> },
} as const satisfies Record<ScrapeStatus, object>;

const isStage = (status: string): status is ScrapeStatus => Object.hasOwn(stages, status);

interface StageBadgeProps {
  /** A word that the console does not know is shown as it is. */
  status: string;
}

/**
 * What the pipeline does with a scrape now: the third of the neighbours that decision 16 keeps
 * apart.
 */
export function StageBadge({ status }: StageBadgeProps) {
  if (!isStage(status)) return <StatusBadge tone="neutral">{status}</StatusBadge>;
  const { label, tone, icon } = stages[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {label}
    </StatusBadge>
  );
}
