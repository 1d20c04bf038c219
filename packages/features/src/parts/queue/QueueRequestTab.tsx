import { useCompanyQueue } from '@console/api/company-queues/client';
import type { CompanyQueue, QueueRequest } from '@console/api/company-queues/schema';
import { Card } from '@console/ui/Card';
import { DateText } from '@console/ui/DateText';
import { EmptyState } from '@console/ui/EmptyState';
import { Facts } from '@console/ui/Facts';
import { passFocusToContainer } from '@console/ui/passFocusToContainer.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { ReadCard } from '../cards/ReadCard.tsx';
import { ExternalLink } from '../cells/ExternalLink.tsx';
import { PriorityText } from '../priority/PriorityText.tsx';
import { AddToQueueButton } from './AddToQueueButton.tsx';
import { ChangeStatusButton, DisassociateButton, EditListenersButton } from './QueueButtons.tsx';
import { QueueStatusBadge } from './QueueStatusBadge.tsx';
import type { QueuePlace } from './useQueueReasons.ts';
import styles from './queue.module.css';

const instantsOf = (requests: readonly QueueRequest[]): number[] =>
  requests.flatMap(({ request_timestamp: at }) => at ?? []);

interface QueueFactsProps {
  queue: CompanyQueue;
}

export function QueueFacts({ queue }: QueueFactsProps) {
  const requests = queue.company_queue_requests;
  const dates = instantsOf(requests);
  const times = requests.reduce((sum, { number_of_times_requested: n }) => sum + (n ?? 1), 0);
  const day = (at: number) => (dates.length === 0 ? '–' : <DateText at={at} />);
  return (
    <Facts
      rows={[
        ['Name', queue.name ?? '–'],
        ['URL', queue.url ? <ExternalLink key="url" url={queue.url} /> : '–'],
        ['Status', <QueueStatusBadge key="status" status={queue.latest_status} />],
        ['Priority', <PriorityText key="priority" value={queue.latest_priority} />],
        ['Times Requested', times],
        ['First Requested', day(Math.min(...dates))],
        ['Last Requested', day(Math.max(...dates))],
        [
          'Listeners',
          queue.queue_listeners.map(({ listener_email: email }) => email).join(', ') || '–',
        ],
        ['Internal Note', queue.internal_note ?? '–'],
        ['External Note', queue.external_note ?? '–'],
      ]}
    />
  );
}

function RequestList({ queue }: QueueFactsProps) {
  return (
    <table className={styles.requests}>
      <thead>
        <tr>
          <th scope="col">Request</th>
          <th scope="col">Status</th>
          <th scope="col">Date</th>
        </tr>
      </thead>
      <tbody>
        {queue.company_queue_requests.map(
          ({ id, latest_status: status, request_timestamp: at }) => (
            <tr key={id}>
              <td>
                <Link href={`/queue-requests/${id}`}>Request {id}</Link>
              </td>
              <td>
                <QueueStatusBadge status={status} />
              </td>
              <td>
                <DateText at={at} />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

interface QueueRequestTabProps {
  entityId: number;
  place?: QueuePlace;
}

/** The tab with the queue of an entity: its facts, its listeners and its requests. */
export function QueueRequestTab({ entityId, place }: QueueRequestTabProps) {
  // An open dialog keeps its queue and what was typed, even when another person removes the queue
  // from the entity or creates one.
  const [held, setHeld] = useState<CompanyQueue>();
  const shownOf = (queue: CompanyQueue) =>
    held && (held.id === null) !== (queue.id === null) ? held : queue;
  return (
    <ReadCard title="Queue Request" read={useCompanyQueue(entityId)}>
      {(read) => {
        const queue = shownOf(read);
        const onOpenChange = (open: boolean) => setHeld(open ? queue : undefined);
        return queue.id === null ? (
          <div key="none" ref={passFocusToContainer}>
            <EmptyState
              title="No queue request yet."
              action={
                <AddToQueueButton
                  entity={queue.entity ?? undefined}
                  place={place}
                  onOpenChange={onOpenChange}
                />
              }
            />
          </div>
        ) : (
          <div ref={passFocusToContainer} className={styles.tab}>
            <div className={styles.buttons}>
              <ChangeStatusButton
                queue={queue}
                place={place}
                size="sm"
                onOpenChange={onOpenChange}
              />
              <EditListenersButton queue={queue} place={place} onOpenChange={onOpenChange} />
              <DisassociateButton queue={queue} place={place} onOpenChange={onOpenChange} />
            </div>
            <QueueFacts queue={queue} />
            <Card title="Requests" count={queue.company_queue_requests.length}>
              <RequestList queue={queue} />
            </Card>
          </div>
        );
      }}
    </ReadCard>
  );
}
