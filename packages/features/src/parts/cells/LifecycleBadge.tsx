import type { ScrapeStatus } from '@console/api/scrapes/schema';
import { StatusBadge } from '@console/ui/StatusBadge';
import { FileCode, Hand, Pause, Repeat, Search } from 'lucide-react';

// Lifecycle, run mode and stage are neighbours in the lists. Words, shapes and icons keep them apart.

interface LifecycleBadgeProps {
  archived: boolean;
}

/** Active or Archived. */
export function LifecycleBadge({ archived }: LifecycleBadgeProps) {
  return archived ? (
    <StatusBadge tone="neutral">Archived</StatusBadge>
  ) : (
    <StatusBadge tone="success">Active</StatusBadge>
  );
}

// One element serves all rows, because a table shows a hundred of them.
const repeat = <Repeat aria-hidden="true" />;
const hand = <Hand aria-hidden="true" />;

interface RunModeBadgeProps {
  active: boolean;
}

/** Whether a scrape runs by itself. */
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

const stages = {
  idle: { label: 'Idle', tone: 'neutral', icon: <Pause aria-hidden="true" /> },
  parsing: { label: 'Parsing', tone: 'info', icon: <FileCode aria-hidden="true" /> },
  spidering: { label: 'Spidering', tone: 'info', icon: <Search aria-hidden="true" /> },
} as const satisfies Record<ScrapeStatus, object>;

const isStage = (status: string): status is ScrapeStatus => Object.hasOwn(stages, status);

/** The word for a stage. One that the console does not know is its own word. */
export const stageLabel = (status: string): string =>
  isStage(status) ? stages[status].label : status;

interface StageBadgeProps {
  /** A word that the console does not know is shown as it is. */
  status: string;
}

/** What the pipeline does with a scrape now. */
export function StageBadge({ status }: StageBadgeProps) {
  if (!isStage(status)) return <StatusBadge tone="neutral">{status}</StatusBadge>;
  const { label, tone, icon } = stages[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {label}
    </StatusBadge>
  );
}
