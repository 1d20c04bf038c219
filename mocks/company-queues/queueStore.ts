import type { CompanyQueue } from '@console/api/company-queues/schema';
import type { Entity } from '@console/api/entities/schema';
import type { UserRef } from '@console/api/users/schema';
import type { Wire } from '../wire.ts';
import { buildCompanyQueue, buildRequest, companyQueues } from './fixtures.ts';

type Asked = {
  source: string;
  priority: number;
  jobCount: number | null;
  reason: string;
  note: string;
  by: Wire<UserRef>;
};
type Request = CompanyQueue['company_queue_requests'][number];

/**
 * The queues of one story or test, by entity. A review that sends work to the scrape team opens a
 * request or joins the open one.
 */
export type QueueStore = ReturnType<typeof createQueueStore>;

const OPEN: ReadonlySet<string | null> = new Set([
  'requested',
  'in-progress',
  'escalated',
  'review-ready',
]);
const now = (): number => Math.floor(Date.now() / 1000);

let lines = 100;
const history = (
  status: string,
  notes: string,
  user: Wire<UserRef>,
): Request['company_queue_request_histories'][number] => {
  lines += 1;
  return {
    '@id': `/api/company_queue_request_histories/${lines}`,
    id: lines,
    status,
    history_timestamp: now(),
    notes,
    resolution_code: null,
    user,
  };
};

/**
 * The open request after another one has joined it. The more urgent priority stays and the newer
 * estimate counts. See docs/contract.md#queue.
 */
const again = (open: Request, { priority, jobCount, note, by }: Asked): Request => ({
  ...open,
  number_of_times_requested: (open.number_of_times_requested ?? 1) + 1,
  request_priority: Math.min(open.request_priority ?? priority, priority),
  highest_priority: Math.min(open.highest_priority ?? priority, priority),
  numjobs_estimate: jobCount || open.numjobs_estimate,
  company_queue_request_histories: [
    history(open.latest_status ?? 'requested', `Requested again: ${note}`, by),
    ...open.company_queue_request_histories,
  ],
});

const first = (id: number, { source, priority, jobCount, reason, note, by }: Asked): Request =>
  buildRequest({
    id,
    request_timestamp: now(),
    request_notes: note,
    request_source: source,
    request_priority: priority,
    highest_priority: priority,
    email_when_finished: false,
    numjobs_estimate: jobCount ?? 0,
    number_of_times_requested: 1,
    latest_status: 'requested',
    reason_code: reason,
    user: by,
    company_queue_request_histories: [history('requested', note, by)],
  });

/** The values of a queue that follow from its requests. Priority 1 is the most urgent. */
function figures(requests: readonly Request[]) {
  const priorities = requests.map(({ request_priority }) => request_priority ?? 3);
  return {
    avg_priority:
      Math.round(
        (priorities.reduce((sum, priority) => sum + priority, 0) / priorities.length) * 100,
      ) / 100,
    max_priority: Math.min(...priorities),
    latest_priority: priorities[0] ?? null,
    latest_status: requests[0]?.latest_status ?? null,
  };
}

export function createQueueStore(rows: readonly Wire<CompanyQueue>[] = companyQueues) {
  const byEntity = new Map(rows.map((row) => [row.entity_id, row]));
  let requests = 1000;
  /** The queue of an entity, or the queue without an id. */
  const of = (entity: Wire<Entity>): Wire<CompanyQueue> =>
    byEntity.get(entity.id) ?? buildCompanyQueue({ of: entity });
  return {
    of,
    ask(entity: Wire<Entity>, asked: Asked): void {
      const queue = of(entity);
      const [latest, ...older] = queue.company_queue_requests;
      requests += 1;
      const all =
        latest && OPEN.has(latest.latest_status)
          ? [again(latest, asked), ...older]
          : [first(requests, asked), ...queue.company_queue_requests];
      const kept = buildCompanyQueue({
        ...queue,
        of: entity,
        id: queue.id ?? 1000 + entity.id,
        name: queue.name ?? entity.company_name,
      });
      byEntity.set(entity.id, { ...kept, company_queue_requests: all, ...figures(all) });
    },
  };
}
