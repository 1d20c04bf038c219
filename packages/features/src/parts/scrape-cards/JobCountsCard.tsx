import { jobCountChange, useJobCounts, type JobCount } from '@console/api/scrape-code/jobCounts';
import { formatDay } from '@console/ui/DateText/dates.ts';
import { EmptyState } from '@console/ui/EmptyState';
import { groupDigits } from '@console/ui/numbers.ts';
import { Sparkline } from '@console/ui/Sparkline';
import { ReadCard } from '../cards/ReadCard.tsx';
import { PercentChange } from '../cells/PercentChange.tsx';
import { staleSince } from '../graph/staleSince.ts';
import styles from './ScrapeCards.module.css';

interface LatestCountProps {
  counts: readonly JobCount[];
  last: JobCount;
}

/**
 * The newest count. Its change against the mean of the days before follows; when the count is old,
 * its day follows instead.
 */
export function LatestCount({ counts, last }: LatestCountProps) {
  const change = jobCountChange(counts);
  const stale = staleSince(last.at);
  return (
    <p className={styles.head}>
      <strong className={styles.latest}>{groupDigits(last.value)}</strong>
      {stale !== undefined ? (
        <span className={styles.stale}>Last counted {formatDay(stale)}</span>
      ) : (
        change !== undefined && (
          <span>
            <PercentChange change={change} /> against the mean of the days before
          </span>
        )
      )}
    </p>
  );
}

function Trend({ counts, last }: LatestCountProps) {
  const [first] = counts;
  return (
    <div className={styles.trend}>
      <LatestCount counts={counts} last={last} />
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
