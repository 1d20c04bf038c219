import { AlertsCard } from '../../parts/scrape-cards/AlertsCard.tsx';
import { JobCountsCard } from '../../parts/scrape-cards/JobCountsCard.tsx';
import { ErrorsCard, type GoToLine } from './ErrorsCard.tsx';
import { RunsCard } from './RunsCard.tsx';
import styles from './Broken.module.css';

interface BrokenPanelProps {
  scrapeId: number;
  /** Shows a line of the code. `script` is undefined where the message does not name one. */
  onGoToLine: GoToLine;
}

/** What is broken in a scrape, beside its code. Each card reads, fails and is retried alone. */
export function BrokenPanel({ scrapeId, onGoToLine }: BrokenPanelProps) {
  return (
    <div className={styles.panel}>
      <ErrorsCard scrapeId={scrapeId} onGoToLine={onGoToLine} />
      <RunsCard scrapeId={scrapeId} />
      <AlertsCard scrapeId={scrapeId} />
      <JobCountsCard scrapeId={scrapeId} />
    </div>
  );
}
