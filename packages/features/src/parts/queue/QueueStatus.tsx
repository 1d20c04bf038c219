import { useCompanyQueue } from '@console/api/company-queues/client';
import type { CompanyQueue, QueueHistory, QueueRequest } from '@console/api/company-queues/schema';
import { formatDay } from '@console/ui/DateText/dates.ts';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { EmptyState } from '@console/ui/EmptyState';
import { RichTextView } from '@console/ui/RichTextView';
import { StatusBadge } from '@console/ui/StatusBadge';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import { ReadCard } from '../cards/ReadCard.tsx';
import { userLabel } from '../people/userLabel.ts';
import { priorityLabel } from '../priority/priorities.ts';
import { QueueStatusBadge } from './QueueStatusBadge.tsx';
import styles from './QueueStatus.module.css';

interface AtProps {
  at: number | null;
}

/** The date, the time and the zone of an instant in Unix seconds. */
function At({ at }: AtProps) {
  return at === null ? (
    '–'
  ) : (
    <time dateTime={new Date(at * 1000).toISOString()}>{formatMinute(at)}</time>
  );
}

const yesNo = (flag: boolean): string => (flag ? 'Yes' : 'No');

/**
 * The six values of a line with the status "requested". A value that the line does not have is
 * taken from its request.
 */
function requestBadges(line: QueueHistory, request: QueueRequest) {
  const priority = line.request_priority ?? request.request_priority;
  return [
    ['Source', line.request_source ?? request.request_source ?? '–'],
    ['Priority', priority === null ? '–' : priorityLabel(priority)],
    ['Career Section', yesNo(line.career_section ?? request.career_section)],
    ['Career Section Empty', yesNo(line.career_section_empty ?? request.career_section_empty)],
    ['Notification', yesNo(line.email_when_finished ?? request.email_when_finished)],
    ['Jobs Estimate', String(line.numjobs_estimate ?? request.numjobs_estimate ?? '–')],
  ] as const;
}

interface HistoryItemProps {
  line: QueueHistory;
  request: QueueRequest;
}

function HistoryItem({ line, request }: HistoryItemProps) {
  return (
    <li className={styles.item}>
      <p className={styles.line}>
        <QueueStatusBadge status={line.status} />
        <span dir="auto">{line.user ? userLabel(line.user) : 'System'}</span>
        <span className={styles.muted}>
          <At at={line.history_timestamp} />
        </span>
        {line.resolution_code && <span>{line.resolution_code.replaceAll('_', ' ')}</span>}
      </p>
      {line.status === 'requested' && (
        <p className={styles.line}>
          {requestBadges(line, request).map(([name, value]) => (
            <StatusBadge key={name} tone="neutral" icon={<></>}>
              {name}: {value}
            </StatusBadge>
          ))}
        </p>
      )}
      {line.notes && <RichTextView html={line.notes} />}
    </li>
  );
}

/** The first and the last day in the history of a request. */
function rangeOf({
  request_timestamp: asked,
  company_queue_request_histories: lines,
}: QueueRequest) {
  const times = [asked, ...lines.map(({ history_timestamp: at }) => at)].filter(
    (at) => at !== null,
  );
  if (times.length === 0) return '–';
  return `${formatDay(Math.min(...times))} – ${formatDay(Math.max(...times))}`;
}

interface RequestGroupProps {
  request: QueueRequest;
  /** Whether the section is open at first. */
  open: boolean;
  /** True on the page of the request, where a link would lead to the page itself. */
  isHere: boolean;
}

function RequestGroup({ request, open: openAtFirst, isHere }: RequestGroupProps) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? openAtFirst;
  const lines = request.company_queue_request_histories.toSorted(
    (a, b) => (b.history_timestamp ?? 0) - (a.history_timestamp ?? 0) || b.id - a.id,
  );
  const [latest] = lines;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.header}>
        <div className={styles.top}>
          <h3 id={id} className={styles.title}>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              onClick={() => setChosen(!open)}
            >
              <ChevronRight aria-hidden="true" size={16} />
              <span>Request {request.id}</span>
              <span className={styles.range}>{rangeOf(request)}</span>
            </button>
          </h3>
          {isHere ? null : (
            <a href={`/queue-requests/${request.id}`} aria-label={`Open request ${request.id}`}>
              Open
            </a>
          )}
        </div>
        {!open && (
          <p className={styles.line}>
            <QueueStatusBadge status={request.latest_status ?? latest?.status ?? null} />
            {latest && (
              <>
                <span dir="auto">{latest.user ? userLabel(latest.user) : 'System'}</span>
                <span className={styles.muted}>
                  <At at={latest.history_timestamp} />
                </span>
              </>
            )}
          </p>
        )}
      </header>
      {open && (
        <ol className={styles.items}>
          {lines.map((line) => (
            <HistoryItem key={line.id} line={line} request={request} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface QueueStatusProps {
  queue: Pick<CompanyQueue, 'company_queue_requests'>;
  /** True when requests with a "done" entry in their history are open at first. */
  expandAll?: boolean;
  /** The request whose page this is. */
  pageOf?: number;
}

/** The requests of a queue with their history, newest first. */
export function QueueStatus({ queue, expandAll = false, pageOf }: QueueStatusProps) {
  const requests = queue.company_queue_requests.toSorted(
    (a, b) => (b.request_timestamp ?? 0) - (a.request_timestamp ?? 0) || b.id - a.id,
  );
  if (requests.length === 0) return <EmptyState title="No queue request yet." />;
  return (
    <div className={styles.groups}>
      {requests.map((request) => (
        <RequestGroup
          key={request.id}
          request={request}
          isHere={request.id === pageOf}
          open={
            expandAll &&
            request.company_queue_request_histories.some(({ status }) => status === 'done')
          }
        />
      ))}
    </div>
  );
}

interface QueueStatusCardProps {
  entityId: number;
}

/** The queue status of an entity. It loads and fails independently of the rest of the page. */
export function QueueStatusCard({ entityId }: QueueStatusCardProps) {
  return (
    <ReadCard title="Queue Status" read={useCompanyQueue(entityId)}>
      {(queue) => <QueueStatus queue={queue} />}
    </ReadCard>
  );
}
