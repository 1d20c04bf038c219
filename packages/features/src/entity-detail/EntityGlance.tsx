import { useCompanyQueue } from '@console/api/company-queues/client';
import { useJobCountDelta } from '@console/api/entities/detailClient';
import { tierLabel, type Entity } from '@console/api/entities/schema';
import { DateText } from '@console/ui/DateText';
import { formatCount } from '@console/ui/numbers.ts';
import type { ReactNode } from 'react';
import { QueueStatusBadge } from '../parts/queue/QueueStatusBadge.tsx';
import { CountChange } from './CountChange.tsx';
import styles from './EntityPage.module.css';

interface EntityGlanceProps {
  entity: Entity;
}

/** Tier, total jobs, queue status and next snooze of an entity in one line. */
export function EntityGlance({ entity }: EntityGlanceProps) {
  const queue = useCompanyQueue(entity.id).data;
  const counts = useJobCountDelta(entity.id).data ?? [];
  const changes = counts.flatMap(({ change_7_days }) => change_7_days ?? []);
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    ['Tier', tierLabel(entity.tier_level) ?? '–'],
    [
      'Total Jobs',
      <>
        {formatCount(entity.num_jobs)}
        {changes.length > 0 && (
          <>
            {' '}
            <CountChange change={changes.reduce((sum, change) => sum + change, 0)} /> over 7 days
          </>
        )}
      </>,
    ],
    [
      'Queue Status',
      queue?.latest_status ? <QueueStatusBadge key="status" status={queue.latest_status} /> : '–',
    ],
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
