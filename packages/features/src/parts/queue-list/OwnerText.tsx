import type { QueueRequestRow } from '@console/api/company-queues/schema';
import { serverNow } from '@console/api/core/clock';
import { StatusBadge } from '@console/ui/StatusBadge';
import { TimeAgo } from '@console/ui/TimeAgo';
import { userLabel } from '../people/userLabel.ts';
import styles from './queueList.module.css';

interface OwnerTextProps {
  request: Pick<QueueRequestRow, 'assigned_to' | 'assigned_at' | 'stalled'>;
}

/** Says who works on a request, since when, and whether the work has stopped. */
export function OwnerText({ request }: OwnerTextProps) {
  const { assigned_to: owner, assigned_at: at, stalled } = request;
  if (!owner && !stalled) return '–';
  return (
    <span className={styles.owner}>
      {stalled && <StatusBadge tone="warning">Stalled</StatusBadge>}
      {owner && (
        <>
          <span dir="auto">{userLabel(owner)}</span>
          <span className={styles.since}>
            <TimeAgo at={at} now={serverNow()} />
          </span>
        </>
      )}
    </span>
  );
}
