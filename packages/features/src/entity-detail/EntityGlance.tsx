import { useCompanyQueue } from '@console/api/company-queues/client';
import { useJobCountDelta } from '@console/api/entities/detailClient';
import { tierLabel, type Entity } from '@console/api/entities/schema';
import { formatCount } from '@console/ui/numbers.ts';
import type { ReactNode } from 'react';
import { QueueStatusBadge } from '../parts/queue/QueueStatusBadge.tsx';
import { CountChange } from './CountChange.tsx';
import styles from './EntityPage.module.css';

interface EntityGlanceProps {
  entity: Entity;
}

/** Where an entity stands, in one line. */
export function EntityGlance({ entity }: EntityGlanceProps) {
  const queue = useCompanyQueue(entity.id).data;
  const counts = useJobCountDelta(entity.id).data ?? [];
  const change = counts.reduce((sum, { delta }) => sum + delta, 0);
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    ['Tier', tierLabel(entity.tier_level) ?? '–'],
    [
      'Total Jobs',
      <>
        {formatCount(entity.num_jobs)}
        {counts.length > 0 && (
          <>
            {' '}
            <CountChange change={change} /> since the last count
          </>
        )}
      </>,
    ],
    [
      'Queue Status',
      queue?.latest_status ? <QueueStatusBadge key="status" status={queue.latest_status} /> : '–',
    ],
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
