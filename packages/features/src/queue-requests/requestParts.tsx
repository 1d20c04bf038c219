import { useQueue } from '@console/api/company-queues/client';
import type { QueueRequestRow } from '@console/api/company-queues/schema';
import { Card } from '@console/ui/Card';
import { RichTextView } from '@console/ui/RichTextView';
import { ReadCard } from '../parts/cards/ReadCard.tsx';
import { EditListenersButton } from '../parts/queue/QueueButtons.tsx';
import { QueueFacts } from '../parts/queue/QueueRequestTab.tsx';
import { QueueStatus } from '../parts/queue/QueueStatus.tsx';
import { RequestFacts } from './RequestFacts.tsx';

// The parts of the request page. They are one chunk, which loads in parallel with the data.
export { RequestActions } from '../parts/queue/RequestActions.tsx';
export { MatchesPanel } from './MatchesPanel.tsx';

interface RequestProps {
  request: QueueRequestRow;
}

/** The facts of the request, its note and its queue. */
export function Overview({ request }: RequestProps) {
  return (
    <>
      <Card title="Request">
        <RequestFacts request={request} />
      </Card>
      <Card title="Note">
        {request.request_notes ? <RichTextView html={request.request_notes} /> : '–'}
      </Card>
      <ReadCard
        title="Company Queue"
        read={useQueue(request.company_queue.id)}
        action={(queue) => <EditListenersButton queue={queue} place="queueRequests" />}
      >
        {(queue) => <QueueFacts queue={queue} />}
      </ReadCard>
    </>
  );
}

/** The history of the queue. */
export function Status({ request }: RequestProps) {
  return (
    <ReadCard title="Queue Status" read={useQueue(request.company_queue.id)}>
      {(queue) => <QueueStatus queue={queue} expandAll pageOf={request.id} />}
    </ReadCard>
  );
}
