import type { ChartPoint } from '@console/ui/charts/chartValues.ts';
import { lastAgainstAverage } from '@console/ui/charts/lastAgainstAverage.ts';
import { formatDay } from '@console/ui/DateText/dates.ts';
import { formatPercentChange, groupDigits } from '@console/ui/numbers.ts';
import { staleSince } from './staleSince.ts';
import styles from './LastCount.module.css';

interface LastCountProps {
  /** The points of the line beside it, the oldest first. */
  points: readonly ChartPoint[];
  /** The name of their average, such as "7-day average". */
  average: string;
  /** The instant at which a count may be old, in Unix seconds. By default now. */
  now?: number | undefined;
}

/**
 * The last value of a line of counts and its change against the average before it. Of an old count
 * only the day is said, because a change of weeks ago is none of these days. The change has no
 * colour: fewer jobs are bad, and fewer broken scrapes are good.
 */
export function LastCount({ points, average: name, now }: LastCountProps) {
  const last = lastAgainstAverage(points);
  // The empty line keeps its place for the points that are on their way.
  if (!last) return <p className={styles.lastCount} />;
  const { at, value, average, change } = last;
  const stale = staleSince(at, now);
  return (
    <p className={styles.lastCount}>
      <strong>{groupDigits(value)}</strong>{' '}
      {stale !== undefined ? (
        <span className={styles.stale}>Last counted {formatDay(stale)}</span>
      ) : (
        <>
          on {formatDay(at)}
          {change !== undefined && average !== undefined && (
            <>
              , {formatPercentChange(change)} against the {name} before, {groupDigits(average)}
            </>
          )}
        </>
      )}
    </p>
  );
}
