import { queueRequestKey, useQueue, useQueueRequest } from '@console/api/company-queues/client';
import type { QueueRequestRow } from '@console/api/company-queues/schema';
import { RecordReads } from '@console/api/core/RecordReads';
import { Breadcrumb } from '@console/ui/Breadcrumb';
import { lazy } from '@console/ui/lazy';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { TabBar } from '@console/ui/TabBar';
import { Suspense, type FunctionComponent } from 'react';
import { Redirect } from 'wouter';
import { QueueStatusBadge } from '../parts/queue/QueueStatusBadge.tsx';
import { RecordHeader } from '../parts/records/RecordHeader.tsx';
import { RecordMissing } from '../parts/records/RecordMissing.tsx';
import { useRecentRecord } from '../parts/records/useRecentRecord.ts';
import { DEFAULT_TAB, hrefOf, REQUEST_TABS, tabOf, type RequestTab } from './tabs.ts';
import styles from './queueRequests.module.css';

const LIST = { href: '/queue-requests', label: 'Queue Requests' };

// The parts are fetched while the record is being read.
const load = () => import('./requestParts.tsx');
const MatchesPanel = lazy(() => load().then((it) => it.MatchesPanel));
const RequestActions = lazy(() => load().then((it) => it.RequestActions));
const RecordGone = lazy(() =>
  import('../parts/records/RecordGone.tsx').then((it) => it.RecordGone),
);
const CONTENTS: Record<RequestTab, FunctionComponent<RequestProps>> = {
  overview: lazy(() => load().then((it) => it.Overview)),
  'queue-status': lazy(() => load().then((it) => it.Status)),
};

interface RequestProps {
  request: QueueRequestRow;
}

const nameOf = ({ id, company_queue: { entity, name } }: QueueRequestRow) =>
  entity?.company_name ?? name ?? `Request ${id}`;

function Header({ request }: RequestProps) {
  const { data: queue } = useQueue(request.company_queue.id);
  return (
    <>
      <Breadcrumb items={[LIST, { label: `Request ${request.id}` }]} />
      <RecordHeader
        name={nameOf(request)}
        number={`Request ${request.id}`}
        href={`/queue-requests/${request.id}`}
        actions={
          <Suspense>
            {queue && <RequestActions queue={queue} request={request} place="queueRequests" />}
          </Suspense>
        }
      >
        <QueueStatusBadge status={request.latest_status} />
      </RecordHeader>
    </>
  );
}

interface QueueRequestPageProps {
  requestId: number;
  /**
   * The last segment of the address. Without it the default tab is shown; an unknown one redirects
   * to the default tab.
   */
  tab?: string;
}

/**
 * The page of one queue request. Beside both tabs it shows the entities that the request may be
 * about.
 */
export function QueueRequestPage({ requestId, tab: segment }: QueueRequestPageProps) {
  const read = useQueueRequest(requestId);
  const { data: request, error, mutate } = read;
  useRecentRecord('request', request?.id ?? requestId, request && nameOf(request), error);
  const tab = tabOf(segment);
  if (!tab) return <Redirect to={hrefOf(requestId, DEFAULT_TAB)} replace />;
  if (!request && error)
    return (
      <RecordMissing
        error={error}
        noun="queue request"
        id={requestId}
        list={LIST}
        onRetry={() => void mutate()}
      />
    );
  // After queues were merged, the server answers with the request that this one was merged into.
  if (request && request.id !== requestId) return <Redirect to={hrefOf(request.id, tab)} replace />;
  const Content = CONTENTS[tab];
  return (
    <RecordReads of={queueRequestKey(requestId)} record={read}>
      <div className={styles.page} aria-busy={request ? undefined : true}>
        <div className={styles.top}>
          {request && <Header request={request} />}
          <Suspense>{error?.kind === 'notFound' && <RecordGone noun="queue request" />}</Suspense>
          <TabBar
            label="Queue request tabs"
            tabs={REQUEST_TABS.map((one) => ({
              href: hrefOf(requestId, one.segment),
              label: one.label,
            }))}
            current={hrefOf(requestId, tab)}
          />
          {!request && <LoadingOverlay text="Loading..." />}
        </div>
        {request && (
          <>
            <div className={styles.content}>
              <Suspense fallback={<LoadingOverlay text="Loading..." />}>
                <Content request={request} />
              </Suspense>
            </div>
            <aside className={styles.matches} aria-label="Entity of the request">
              <Suspense>
                <MatchesPanel request={request} />
              </Suspense>
            </aside>
          </>
        )}
      </div>
    </RecordReads>
  );
}

/** Renders the page for the request in the address. Another request mounts a new page. */
export const QueueRequestRoute = ({ params }: { params: Readonly<Record<string, string>> }) => (
  <QueueRequestPage
    key={params['companyQueueRequestId']}
    requestId={Number(params['companyQueueRequestId'])}
    tab={params['tab']}
  />
);
