import { useQueue } from '@console/api/company-queues/client';
import type { QueueRequestRow } from '@console/api/company-queues/schema';
import { DeferredReads } from '@console/api/core/DeferredReads';
import { painted } from '@console/ui/afterPaint.ts';
import { Card } from '@console/ui/Card';
import { RichTextView } from '@console/ui/RichTextView';
import { ListDetail } from '../list/ListDetail.tsx';
import { ReadCard } from '../parts/cards/ReadCard.tsx';
import { QueueStatus } from '../parts/queue/QueueStatus.tsx';
import { RequestActions } from '../parts/queue/RequestActions.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import styles from './queueRequests.module.css';

interface RequestPanelProps {
  row: QueueRequestRow;
  onClose: () => void;
}

function Cards({ row }: Pick<RequestPanelProps, 'row'>) {
  const read = useQueue(row.company_queue.id);
  return (
    // A scroll container must be focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.panel} tabIndex={0}>
      <a href={`/queue-requests/${row.id}`}>Open Request {row.id}</a>
      <Card title="Request">
        <RequestFacts request={row} />
      </Card>
      <Card title="Note">
        {row.request_notes ? <RichTextView html={row.request_notes} /> : '–'}
      </Card>
      <ReadCard title="Queue Status" read={read}>
        {(queue) => (
          <div className={styles.stack}>
            <RequestActions queue={queue} request={row} place="queueRequests" />
            <QueueStatus queue={queue} />
          </div>
        )}
      </ReadCard>
    </div>
  );
}

/** The active request beside the list. */
export function RequestPanel({ row, onClose }: RequestPanelProps) {
  return (
    <ListDetail label="Queue Request" onClose={onClose}>
      <DeferredReads until={painted}>
        <Cards row={row} />
      </DeferredReads>
    </ListDetail>
  );
}
