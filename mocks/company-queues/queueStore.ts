import { isOpenStatus, latestRequest } from '@console/api/company-queues/rules';
import type { CompanyQueue, QueueHistory, QueueRequest } from '@console/api/company-queues/schema';
import type { Entity } from '@console/api/entities/schema';
import type { UserRef } from '@console/api/users/schema';
import { toEntityRef } from '../scrapes/fixtures.ts';
import type { Wire } from '../wire.ts';
import { buildCompanyQueue, buildHistory, buildRequest, companyQueues } from './fixtures.ts';
import { plannedAfter } from './planning.ts';

type Queue = Wire<CompanyQueue>;

export type Asked = {
  source: string;
  priority: number;
  jobCount: number | null;
  reason: string | null;
  note: string;
  by: Wire<UserRef>;
  flags?: Pick<QueueRequest, 'career_section' | 'career_section_empty' | 'email_when_finished'>;
};

const NO_FLAGS = { career_section: false, career_section_empty: false, email_when_finished: false };
const now = (): number => Math.floor(Date.now() / 1000);

let lines = 100;
/** A history row with the values of its request. */
export function historyOf(
  request: Partial<QueueRequest>,
  given: Partial<QueueHistory>,
): Wire<QueueHistory> {
  lines += 1;
  const { request_source, request_priority, numjobs_estimate } = request;
  const { career_section, career_section_empty, email_when_finished } = request;
  return buildHistory({
    id: lines,
    history_timestamp: now(),
    request_source,
    request_priority,
    numjobs_estimate,
    career_section,
    career_section_empty,
    email_when_finished,
    ...given,
  });
}

const valuesOf = ({ source, priority, jobCount, flags = NO_FLAGS }: Asked) => ({
  request_source: source,
  request_priority: priority,
  numjobs_estimate: jobCount ?? 0,
  ...flags,
});

/**
 * The open request after another one has joined it. The more urgent priority stays and the newer
 * estimate counts. See docs/contract.md#queue.
 */
const again = (open: QueueRequest, asked: Asked): QueueRequest => ({
  ...(asked.priority < (open.request_priority ?? 0)
    ? plannedAfter(open, { request_priority: asked.priority, start: now() })
    : open),
  number_of_times_requested: (open.number_of_times_requested ?? 1) + 1,
  highest_priority: Math.min(open.highest_priority ?? asked.priority, asked.priority),
  numjobs_estimate: asked.jobCount || open.numjobs_estimate,
  company_queue_request_histories: [
    historyOf(valuesOf(asked), {
      status: open.latest_status ?? 'requested',
      notes: `Requested again: ${asked.note}`,
      user: asked.by,
    }),
    ...open.company_queue_request_histories,
  ],
});

/** The open request after the open request of another queue has joined it with its histories. */
function joinedBy(open: QueueRequest, joining: QueueRequest, by: Wire<UserRef>): QueueRequest {
  const after = again(open, {
    source: joining.request_source ?? '',
    priority: joining.request_priority ?? 0,
    jobCount: joining.numjobs_estimate,
    reason: null,
    note: joining.request_notes ?? '',
    by,
    flags: joining,
  });
  return {
    ...after,
    number_of_times_requested:
      (open.number_of_times_requested ?? 1) + (joining.number_of_times_requested ?? 1),
    company_queue_request_histories: [
      ...after.company_queue_request_histories,
      ...joining.company_queue_request_histories,
    ],
  };
}

const first = (id: number, asked: Asked): QueueRequest =>
  buildRequest({
    id,
    ...valuesOf(asked),
    ...plannedAfter(
      { request_priority: asked.priority, latest_status: 'requested', version: 0 },
      { start: now() },
    ),
    request_timestamp: now(),
    request_notes: asked.note,
    highest_priority: asked.priority,
    number_of_times_requested: 1,
    latest_status: 'requested',
    reason_code: asked.reason,
    user: asked.by,
    company_queue_request_histories: [
      historyOf(valuesOf(asked), { status: 'requested', notes: asked.note, user: asked.by }),
    ],
  });

const openRequest = ({ company_queue_requests: all }: Queue): QueueRequest | undefined =>
  all.find(({ latest_status: status }) => isOpenStatus(status ?? ''));

/** The values of a queue that follow from its requests. Priority 1 is the most urgent. */
function figures(requests: readonly QueueRequest[]) {
  const priorities = requests.map(({ request_priority }) => request_priority ?? 3);
  const latest = latestRequest(requests);
  const sum = priorities.reduce((all, priority) => all + priority, 0);
  return {
    avg_priority: requests.length > 0 ? Math.round((sum / priorities.length) * 100) / 100 : null,
    max_priority: requests.length > 0 ? Math.min(...priorities) : null,
    latest_priority: latest?.request_priority ?? null,
    latest_status: latest?.latest_status ?? null,
  };
}

/**
 * The queues of one story or test. A review that sends work to the scrape team opens a request or
 * joins the open one.
 */
export type QueueStore = ReturnType<typeof createQueueStore>;

export function createQueueStore(rows: readonly Queue[] = companyQueues) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  let [requests, queues] = [1000, 1000];
  const all = (): readonly Queue[] => [...byId.values()];
  const wentTo = { queue: new Map<number, number>(), request: new Map<number, number>() };
  /** The id that a queue or a request has now, which differs after it has joined another one. */
  const present = (kind: keyof typeof wentTo, id: number): number => {
    const next = wentTo[kind].get(id);
    return next === undefined ? id : present(kind, next);
  };
  /** Keeps a queue with the figures that follow from its requests. */
  const save = (queue: Queue): Queue => {
    const kept = { ...queue, ...figures(queue.company_queue_requests) };
    byId.set(queue.id, kept);
    return kept;
  };
  /** The queue of an entity, or the queue without an id. */
  const of = (entity: Wire<Entity>): Queue => {
    const found = all().find(({ entity_id: id }) => id === entity.id);
    return found
      ? { ...found, entity: toEntityRef(entity) }
      : buildCompanyQueue({ of: entity, version: null });
  };
  /** Adds a request to a queue, or joins the open one. */
  const request = (queue: Queue, asked: Asked): { queue: Queue; isNew: boolean } => {
    const open = openRequest(queue);
    requests += 1;
    const after = open
      ? queue.company_queue_requests.map((one) => (one === open ? again(open, asked) : one))
      : [first(requests, asked), ...queue.company_queue_requests];
    return { queue: save({ ...queue, company_queue_requests: after }), isNew: !open };
  };
  /**
   * Takes one queue into another, not yet kept. Of two open requests the one of `from` joins the
   * other.
   */
  const merge = (into: Queue, from: Queue, by: Wire<UserRef>): Queue => {
    const [open, joining] = [openRequest(into), openRequest(from)];
    byId.delete(from.id);
    wentTo.queue.set(from.id ?? 0, into.id ?? 0);
    if (!open || !joining)
      return {
        ...into,
        company_queue_requests: [...into.company_queue_requests, ...from.company_queue_requests],
      };
    wentTo.request.set(joining.id, open.id);
    return {
      ...into,
      company_queue_requests: [
        ...into.company_queue_requests.map((one) =>
          one === open ? joinedBy(open, joining, by) : one,
        ),
        ...from.company_queue_requests.filter((one) => one !== joining),
      ],
    };
  };
  /** A new queue, not yet kept. */
  const fresh = (given: Partial<Omit<CompanyQueue, '@id'>> & { of?: Wire<Entity> }): Queue => {
    queues += 1;
    return buildCompanyQueue({ version: 1, ...given, id: queues });
  };
  return {
    all,
    find: (id: number): Queue | undefined => byId.get(present('queue', id)),
    present,
    merge,
    of,
    save,
    request,
    fresh,
    ask(entity: Wire<Entity>, asked: Asked): void {
      const queue = of(entity);
      request(
        queue.id === null
          ? fresh({ of: entity, name: entity.company_name, url: entity.url })
          : queue,
        asked,
      );
    },
  };
}
