import { useCompanyQueue } from '@console/api/company-queues/client';
import { noonOf } from '@console/api/core/noonOf';
import { useJobCountDelta } from '@console/api/entities/detailClient';
import type { JobCountDelta } from '@console/api/entities/figures';
import { tierLabel, type Entity } from '@console/api/entities/schema';
import { DateText } from '@console/ui/DateText';
import { formatDay } from '@console/ui/DateText/dates.ts';
import { formatCount } from '@console/ui/numbers.ts';
import type { ReactNode } from 'react';
import { staleSince } from '../parts/graph/staleSince.ts';
import { QueueStatusBadge } from '../parts/queue/QueueStatusBadge.tsx';
import { CountChange } from './CountChange.tsx';
import styles from './EntityPage.module.css';

interface EntityGlanceProps {
  entity: Entity;
}

/** The day that was counted. When the answer does not say it, when the scrape was last updated. */
const dayOf = ({ counted_day, counted_at, last_updated }: JobCountDelta) =>
  noonOf(counted_day ?? '') ?? counted_at ?? last_updated;

/** The change over seven days. When the last count is days old, the last count and its day instead. */
function JobsChange({ entityId }: { entityId: number }) {
  const { data: counts, error } = useJobCountDelta(entityId);
  if (!counts) return error ? '(change not known)' : 'Loading...';
  const current = counts.filter((count) => staleSince(dayOf(count)) === undefined);
  if (counts.length > 0 && current.length === 0) {
    const newest = Math.max(...counts.map((count) => dayOf(count) ?? 0));
    const counted = counts.reduce((sum, { num_jobs }) => sum + num_jobs, 0);
    // The count is shown, because the total beside it is that of the listings and may be another
    // number.
    return (
      <span className={styles.stale}>
        Last counted {formatCount(counted)} on {formatDay(newest)}
      </span>
    );
  }
  const changes = current.flatMap(({ change_7_days }) => change_7_days ?? []);
  if (changes.length === 0) return null;
  const change = changes.reduce((sum, one) => sum + one, 0);
  // A bare 0 would read as a second number beside the total.
  return <>{change === 0 ? 'unchanged' : <CountChange change={change} />} over 7 days</>;
}

function QueueState({ entityId }: { entityId: number }) {
  const { data: queue, error } = useCompanyQueue(entityId);
  if (!queue) return error ? 'Not known' : 'Loading...';
  return <QueueStatusBadge status={queue.latest_status} />;
}

/** Tier, total jobs, queue status and next snooze of an entity in one line. */
export function EntityGlance({ entity }: EntityGlanceProps) {
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    ['Tier', tierLabel(entity.tier_level) ?? '–'],
    [
      'Total Jobs',
      <>
        {formatCount(entity.num_jobs)} <JobsChange entityId={entity.id} />
      </>,
    ],
    ['Queue Status', <QueueState key="status" entityId={entity.id} />],
    ['Next Snooze', <DateText key="snooze" at={entity.next_snooze} />],
  ];
  return (
    <dl className={styles.glance}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
