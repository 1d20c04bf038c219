import type { ScrapeStatus } from '@console/api/scrapes/schema';
import { StatusBadge } from '@console/ui/StatusBadge';
import FileCode from 'lucide-react/icons/file-code';
import Hand from 'lucide-react/icons/hand';
import Pause from 'lucide-react/icons/pause';
import Repeat from 'lucide-react/icons/repeat';
import Search from 'lucide-react/icons/search';

// Lifecycle, run mode and stage stand side by side in the lists. Their words, shapes and icons
// distinguish them.

interface LifecycleBadgeProps {
  archived: boolean;
}

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

/** The label of a stage. An unknown stage is returned as it is. */
export const stageLabel = (status: string): string =>
  isStage(status) ? stages[status].label : status;

interface StageBadgeProps {
  /** The stage. An unknown one is shown as it is. */
  status: string;
}

/** What the pipeline is doing with a scrape now. */
export function StageBadge({ status }: StageBadgeProps) {
  if (!isStage(status)) return <StatusBadge tone="neutral">{status}</StatusBadge>;
  const { label, tone, icon } = stages[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {label}
    </StatusBadge>
  );
}
