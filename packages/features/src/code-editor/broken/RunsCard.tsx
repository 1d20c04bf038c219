import { useNewestStages } from '@console/api/scrape-code/client';
import type { StageHistory } from '@console/api/stage-history/schema';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { EmptyState } from '@console/ui/EmptyState';
import { formatCount } from '@console/ui/numbers.ts';
import { ReadCard } from '../../parts/cards/ReadCard.tsx';
import { stageLabel } from '../../parts/cells/LifecycleBadge.tsx';
import styles from './Broken.module.css';

/**
 * Formats a duration: "45 s", "2 min 30 s" or "1 h 5 min". Returns an en dash when the end is
 * before the start.
 */
export function formatDuration(seconds: number): string {
  if (seconds < 0) return '–';
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const parts = hours
    ? [hours && `${hours} h`, minutes && `${minutes} min`]
    : [minutes && `${minutes} min`, seconds % 60 && `${seconds % 60} s`];
  return parts.filter(Boolean).join(' ') || '0 s';
}

interface StageRowProps {
  stage: StageHistory;
}

function StageRow({ stage: { stage, start_time, end_time, items } }: StageRowProps) {
  return (
    <tr>
      <th scope="row">{stageLabel(stage)}</th>
      <td>
        <time dateTime={new Date(start_time * 1000).toISOString()}>{formatMinute(start_time)}</time>
      </td>
      <td>{end_time === null ? 'running' : formatDuration(end_time - start_time)}</td>
      <td className={styles.number}>{formatCount(items)}</td>
    </tr>
  );
}

interface RunsCardProps {
  scrapeId: number;
}

/** The newest stages of the runs. */
export function RunsCard({ scrapeId }: RunsCardProps) {
  const read = useNewestStages(scrapeId);
  return (
    <ReadCard title="Runs" read={read}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title="No runs yet.">The last stages of the runs are shown here.</EmptyState>
        ) : (
          <table className={styles.runs}>
            <thead>
              <tr>
                <th scope="col">Stage</th>
                <th scope="col">Start</th>
                <th scope="col">Duration</th>
                <th scope="col" className={styles.number}>
                  Items
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((stage) => (
                <StageRow key={stage.id} stage={stage} />
              ))}
            </tbody>
          </table>
        )
      }
    </ReadCard>
  );
}
