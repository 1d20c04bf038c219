import { useJobCounts, type JobCount } from '@console/api/scrape-code/jobCounts';
import { formatDay } from '@console/ui/DateText/dates.ts';
import { EmptyState } from '@console/ui/EmptyState';
import { Sparkline } from '@console/ui/Sparkline';
import { ReadCard } from '../cards/ReadCard.tsx';
import { WEEK_AVERAGE } from '../graph/graphPoints.ts';
import { LastCount } from '../graph/LastCount.tsx';
import styles from './ScrapeCards.module.css';

function Trend({ counts, last }: { counts: readonly JobCount[]; last: JobCount }) {
  const [first] = counts;
  return (
    <div className={styles.trend}>
      <LastCount points={counts} average={WEEK_AVERAGE} />
      <Sparkline label="Job counts" points={counts} />
      <p className={styles.days}>
        {first && first !== last && <span>{formatDay(first.at)}</span>}
        <span>{formatDay(last.at)}</span>
      </p>
    </div>
  );
}

interface JobCountsCardProps {
  scrapeId: number;
}

/** The job counts of the last weeks: the newest count, its change and a sparkline. */
export function JobCountsCard({ scrapeId }: JobCountsCardProps) {
  const read = useJobCounts(scrapeId);
  return (
    <ReadCard title="Job counts" read={read}>
      {(counts) => {
        const last = counts.at(-1);
        return last ? (
          <Trend counts={counts} last={last} />
        ) : (
          <EmptyState title="No job counts yet.">
            The number of jobs of each counted day is shown here.
          </EmptyState>
        );
      }}
    </ReadCard>
  );
}
