import type { QueueRequestRow } from '@console/api/company-queues/schema';
import { DateText } from '@console/ui/DateText';
import { Facts } from '@console/ui/Facts';
import { formatCount } from '@console/ui/numbers.ts';
import { codeLabel } from '../parts/cells/codeLabel.ts';
import { EntityNameCell } from '../parts/cells/EntityLink.tsx';
import { userLabel } from '../parts/people/userLabel.ts';
import { PriorityText } from '../parts/priority/PriorityText.tsx';
import { DueText } from '../parts/queue-list/DueText.tsx';
import { OwnerText } from '../parts/queue-list/OwnerText.tsx';
import { QueueStatusBadge } from '../parts/queue/QueueStatusBadge.tsx';

const codeOrDash = (code: string | null): string => (code === null ? '–' : codeLabel(code));
const yesNo = (flag: boolean): string => (flag ? 'Yes' : 'No');

interface RequestFactsProps {
  request: QueueRequestRow;
}

export function RequestFacts({ request }: RequestFactsProps) {
  const { entity } = request.company_queue;
  return (
    <Facts
      rows={[
        ['Entity', entity ? <EntityNameCell key="entity" entity={entity} /> : '–'],
        ['Status', <QueueStatusBadge key="status" status={request.latest_status} />],
        ['Priority', <PriorityText key="priority" value={request.request_priority} />],
        ['Highest Priority', <PriorityText key="highest" value={request.highest_priority} />],
        ['Due', <DueText key="due" request={request} />],
        ['Owner', <OwnerText key="owner" request={request} />],
        ['Number of Requests', formatCount(request.number_of_times_requested)],
        ['Date Requested', <DateText key="requested" at={request.request_timestamp} />],
        ['Requested By', request.user ? userLabel(request.user) : '–'],
        ['Source', codeOrDash(request.request_source)],
        ['Reason Code', codeOrDash(request.reason_code)],
        ['Career Section', yesNo(request.career_section)],
        ['Career Section Empty', yesNo(request.career_section_empty)],
        ['Notification', yesNo(request.email_when_finished)],
        ['Jobs Estimate', formatCount(request.numjobs_estimate)],
      ]}
    />
  );
}
