import { noticeOf } from '@console/api/core/errors';
import { useInsightMetrics } from '@console/api/insights/client';
import { ErrorPanel } from '@console/ui/ErrorPanel';
import { IconButton } from '@console/ui/IconButton';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { groupDigits } from '@console/ui/numbers.ts';
import { Sparkline } from '@console/ui/Sparkline';
import X from 'lucide-react/icons/x';
import { use } from 'react';
import { parseDay, startOfDay, toUnixSeconds } from '../list/days.ts';
import { LastCount } from '../parts/graph/LastCount.tsx';
import { PagesContext } from '../parts/pages/PagesContext.ts';
import styles from './ScraperDashboard.module.css';

type Metrics = NonNullable<ReturnType<typeof useInsightMetrics>['data']>;

/** The points of a sparkline, oldest first. A day that cannot be read has no point. */
const pointsOf = (metrics: Metrics) =>
  metrics
    .flatMap(({ date_string: text, item_count: value }) => {
      const day = parseDay(text);
      return day === undefined ? [] : [{ at: toUnixSeconds(startOfDay(day)), value }];
    })
    .sort((a, b) => a.at - b.at);

/**
 * The newest number, its day, however old it is, and its change against the average of the days
 * before it.
 */
function Newest({ points }: { points: ReturnType<typeof pointsOf> }) {
  const before = points.slice(0, -1);
  const mean = before.reduce((sum, { value }) => sum + value, 0) / before.length;
  const average = Math.round(mean * 100) / 100;
  return (
    <LastCount
      points={points.map((point) => ({ ...point, average }))}
      now={points.at(-1)?.at}
      average={`${before.length}-day average`}
    />
  );
}

interface MetricProps {
  name: string;
  /** The counts by day, newest first. */
  metrics: Metrics;
}

/** The newest number of a metric, with its last days as a sparkline and as a table. */
function Metric({ name, metrics }: MetricProps) {
  const [newest] = metrics;
  const points = pointsOf(metrics);
  if (!newest) return <p className={styles.remark}>Not counted yet.</p>;
  return (
    <>
      {points.length > 0 ? (
        <Newest points={points} />
      ) : (
        <p className={styles.metric}>
          <strong>{groupDigits(newest.item_count)}</strong> on {newest.date_string}
        </p>
      )}
      <Sparkline label={name} points={points} />
      <details>
        <summary>By day</summary>
        <table aria-label={`${name} by day`}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Count</th>
            </tr>
          </thead>
          <tbody>
            {metrics.map(({ date_string, item_count }) => (
              <tr key={date_string}>
                <th scope="row">{date_string}</th>
                <td>{groupDigits(item_count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** Links to the insight pages. Each has its present number and the numbers of earlier days. */
export function InsightsPanel({ onClose }: { onClose: () => void }) {
  const { data, error, mutate } = useInsightMetrics();
  const { insights } = use(PagesContext);
  const notice = error && noticeOf(error);
  return (
    <aside className={styles.panel} aria-label="Insights">
      <header className={styles.panelHeader}>
        <h2>Insights</h2>
        <IconButton label="Close Insights" icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      <div className={styles.insights}>
        {data === undefined && error && (
          <ErrorPanel
            title="The metrics could not be loaded."
            detail={notice?.detail ?? notice?.title}
            onRetry={() => void mutate()}
          />
        )}
        {data === undefined && !error && (
          <div className={styles.waiting}>
            <LoadingOverlay text="Loading..." />
          </div>
        )}
        <ul>
          {insights.map(({ href, label, counts, metric: name }) => (
            <li key={href} className={styles.insight}>
              <h3>
                <a href={href}>{label}</a>
              </h3>
              <p className={styles.remark}>
                {name && <code>{name}</code>} {counts}
              </p>
              {data && name && (
                <Metric name={name} metrics={data.filter(({ metric }) => metric === name)} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
