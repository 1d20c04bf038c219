import { useQueueStats } from '@console/api/company-queues/client';
import { DateText } from '@console/ui/DateText';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { Facts } from '@console/ui/Facts';
import { groupDigits } from '@console/ui/numbers.ts';
import { ReadCard } from '../parts/cards/ReadCard.tsx';
import { useNextRefresh } from './useNextRefresh.ts';
import styles from './ScraperDashboard.module.css';

const HOUR = 3600;

/**
 * A countdown in minutes and seconds. It is empty for an hour or more, because the time that stands
 * beside it is then enough.
 */
function countdown(seconds: number): string {
  if (seconds >= HOUR) return '';
  if (seconds === 0) return 'now';
  return `in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const Instant = ({ at }: { at: number | null }) =>
  at === null ? '–' : <time dateTime={new Date(at * 1000).toISOString()}>{formatMinute(at)}</time>;

/** Facts about the size and the age of the request queue. */
export function QueueStatsCard() {
  const read = useQueueStats();
  const remaining = useNextRefresh(read);
  return (
    <ReadCard title="Queue Stats" read={read}>
      {(stats) =>
        stats === null ? (
          <p>The server has no figures of the queue yet.</p>
        ) : (
          <>
            <Facts
              rows={[
                ['Total queue size', groupDigits(stats.total_queue_size)],
                ['Oldest date in queue', <DateText key="at" at={stats.oldest_date_in_queue} />],
                ['Newest date in queue', <DateText key="at" at={stats.newest_date_in_queue} />],
                ['Average date in queue', <DateText key="at" at={stats.average_date_in_queue} />],
                ['Since', <Instant key="at" at={stats.since} />],
                [
                  'Next refresh',
                  <>
                    <Instant at={stats.next_refresh} />{' '}
                    {remaining !== null && <span role="timer">{countdown(remaining)}</span>}
                  </>,
                ],
              ]}
            />
            <p className={styles.remark}>
              All open requests are counted, those that wait for a review included.
            </p>
          </>
        )
      }
    </ReadCard>
  );
}
