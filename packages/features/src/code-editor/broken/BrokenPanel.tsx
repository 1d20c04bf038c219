import { AlertsCard } from '../../parts/scrape-cards/AlertsCard.tsx';
import { JobCountsCard } from '../../parts/scrape-cards/JobCountsCard.tsx';
import { ErrorsCard, type LineProps } from './ErrorsCard.tsx';
import { RunsCard } from './RunsCard.tsx';
import styles from './Broken.module.css';

interface BrokenPanelProps extends LineProps {
  scrapeId: number;
}

/**
 * Shows beside the code what is broken in its scrape. Each card loads, fails and is retried
 * independently.
 */
export function BrokenPanel({ scrapeId, ...lines }: BrokenPanelProps) {
  return (
    <div className={styles.panel}>
      <ErrorsCard scrapeId={scrapeId} {...lines} />
      <RunsCard scrapeId={scrapeId} />
      <AlertsCard scrapeId={scrapeId} />
      <JobCountsCard scrapeId={scrapeId} />
    </div>
  );
}
