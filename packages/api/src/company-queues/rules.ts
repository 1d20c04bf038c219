import { versionTag } from '../core/hydra/etag.ts';
import { UNSTORABLE } from '../core/hydra/messages.ts';

/** The statuses that a person can choose. Only the server sets `review-ready`. */
export const QUEUE_STATUSES = [
  'requested',
  'in-progress',
  'done',
  'cant-do',
  'no-jobs',
  'escalated',
] as const;
export type QueueStatus = (typeof QUEUE_STATUSES)[number];

/** The statuses of an open request. */
export const OPEN_STATUSES = ['requested', 'in-progress', 'escalated', 'review-ready'] as const;

/** The statuses that close a request. */
export const ANSWER_STATUSES = ['done', 'cant-do', 'no-jobs'] as const;

/**
 * The sources of requests made by data quality. When such a request is closed, it becomes
 * review-ready, and data quality reviews the result. See docs/contract.md#state-machines.
 */
export const QUALITY_SOURCES = [
  'daily_job_shift',
  'watch_list',
  'monitored_entity',
  'pit_stop',
] as const;

export const isOpenStatus = (status: string): boolean =>
  OPEN_STATUSES.some((open) => open === status);
export const isAnswerStatus = (status: string): boolean =>
  ANSWER_STATUSES.some((answer) => answer === status);
export const isQualitySource = (source: string): boolean =>
  QUALITY_SOURCES.some((known) => known === source);

/** Reads a status. An underscore counts as a hyphen. */
export const readQueueStatus = (given: string): QueueStatus | undefined =>
  QUEUE_STATUSES.find((status) => status === given.replaceAll('_', '-'));

const ARCHIVED = 'The entity is archived.';
const NO_REQUEST = 'There is no queue request.';
const NOT_LATEST = 'Only the latest request of a queue can change status.';
const IN_REVIEW = 'The request is waiting for data-quality review.';

export type StatusBlockReason = {
  code: 'in_review' | 'illegal_transition' | 'entity_archived';
  message: string;
};

/**
 * The reason why a request cannot change from one status to the other, or undefined when it can. A
 * request in progress may be set in progress again. The open request of an archived entity can only
 * be closed, even when it waits for a review, because nobody can review it.
 */
export function statusBlockReason(
  from: string,
  to: QueueStatus,
  isArchived = false,
): StatusBlockReason | undefined {
  if (isArchived)
    return isOpenStatus(from) && isAnswerStatus(to)
      ? undefined
      : { code: 'entity_archived', message: ARCHIVED };
  if (from === 'review-ready') return { code: 'in_review', message: IN_REVIEW };
  const isSame = from === to && to !== 'in-progress';
  const isBack = to === 'requested' && isOpenStatus(from);
  return isSame || isBack
    ? { code: 'illegal_transition', message: `The status cannot change from ${from} to ${to}.` }
    : undefined;
}

const CLOSED = 'The request is closed.';
/** The message for a change to the priority that the request has already. */
export const SAME_PRIORITY = 'The request has this priority already.';
const NOT_IN_PROGRESS = 'Only a request in progress can be taken.';

type RequestBlockReason<Code> = { code: Code; message: string };

/** The reason why the priority of a request cannot change, or undefined when it can. */
export function priorityBlockReason(
  status: string,
  isArchived: boolean,
): RequestBlockReason<'entity_archived' | 'request_closed' | 'in_review'> | undefined {
  if (isArchived) return { code: 'entity_archived', message: ARCHIVED };
  if (!isOpenStatus(status)) return { code: 'request_closed', message: CLOSED };
  return status === 'review-ready' ? { code: 'in_review', message: IN_REVIEW } : undefined;
}

/** The reason why nobody can take a request, or undefined when somebody can. */
export const takeBlockReason = (
  status: string,
  isArchived: boolean,
): RequestBlockReason<'entity_archived' | 'not_in_progress'> | undefined => {
  if (isArchived) return { code: 'entity_archived', message: ARCHIVED };
  return status === 'in-progress'
    ? undefined
    : { code: 'not_in_progress', message: NOT_IN_PROGRESS };
};

type Requested = { id: number; latest_status: string | null; request_timestamp: number | null };

/**
 * Returns the request of a queue whose status can change: the open one, else the newest one. The
 * result is undefined when the queue has no requests.
 */
export function latestRequest<T extends Requested>(requests: readonly T[]): T | undefined {
  const open = requests.filter(({ latest_status: status }) => isOpenStatus(status ?? ''));
  return (open.length > 0 ? open : requests).reduce<T | undefined>((newest, one) => {
    if (newest === undefined) return one;
    const later = (one.request_timestamp ?? 0) - (newest.request_timestamp ?? 0);
    return later > 0 || (later === 0 && one.id > newest.id) ? one : newest;
  }, undefined);
}

/** The version is undefined for a queue of another back end, which sends none. */
export const queueVersion = ({
  id,
  version,
}: {
  id: number | null;
  version: number | null;
}): string | undefined =>
  id === null || version === null ? undefined : versionTag('CompanyQueue', id, version);

/** The version is undefined for a request of another back end, which sends none. */
export const requestVersion = ({
  id,
  version,
}: {
  id: number;
  version: number | null;
}): string | undefined => (version === null ? undefined : versionTag('QueueRequest', id, version));

type QueueState = {
  id: number | null;
  entity: { archived: boolean } | null;
  company_queue_requests: readonly Requested[];
};

/**
 * The reason why the status of a request cannot change, or undefined when it can. Without
 * `requestId` the latest request is meant.
 */
export function reasonNoStatusChange(queue: QueueState, requestId?: number): string | undefined {
  const latest = latestRequest(queue.company_queue_requests);
  if (queue.id === null || latest === undefined) return NO_REQUEST;
  if (requestId !== undefined && requestId !== latest.id) return NOT_LATEST;
  if (queue.entity?.archived)
    return isOpenStatus(latest.latest_status ?? '') ? undefined : ARCHIVED;
  return latest.latest_status === 'review-ready' ? IN_REVIEW : undefined;
}

/** The reason why the listeners and the entity of a queue cannot change, or undefined when they can. */
export function reasonNoQueueEdit(queue: Pick<QueueState, 'id' | 'entity'>): string | undefined {
  if (queue.id === null) return NO_REQUEST;
  return queue.entity?.archived ? ARCHIVED : undefined;
}

/** The reason why a queue cannot lose its entity, or undefined when it can. */
export const reasonNotDisassociable = (
  queue: Pick<QueueState, 'id' | 'entity'>,
): string | undefined =>
  reasonNoQueueEdit(queue) ?? (queue.entity === null ? 'The queue has no entity.' : undefined);

/** The reason why a queue cannot be linked to an entity, or undefined when it can. */
export const reasonNotLinkable = (entity: { archived: boolean }): string | undefined =>
  entity.archived ? ARCHIVED : undefined;

/** The reason why nothing can be requested for an entity, or undefined when something can. */
export const reasonNotRequestable = (entity: { archived: boolean }): string | undefined =>
  entity.archived ? ARCHIVED : undefined;

/**
 * The name of the list of resolution codes for this status, or undefined for a status that takes no
 * code.
 */
export const resolutionSetOf = (
  status: QueueStatus,
): 'resolution_done' | 'resolution_cant_do' | undefined =>
  status === 'done' ? 'resolution_done' : status === 'cant-do' ? 'resolution_cant_do' : undefined;

/** The largest number of listeners of a queue. `EMAIL_MAX` is the maximum length of an address. */
export const LISTENERS_MAX = 100;
/**
 * The largest number of listeners that a queue may have after a call. A merged queue may have more
 * than `LISTENERS_MAX`, but not more than it had before.
 */
export const listenersAllowed = (before: number): number => Math.max(LISTENERS_MAX, before);
export const EMAIL_MAX = 255;
/** The maximum length of the internal and the external note of a queue, in visible characters. */
export const QUEUE_NOTE_MAX = 10_000;

export type ListenerProblem = { code: 'invalid_email' | 'not_unique'; message: string };

/**
 * Returns what is wrong with one listener in a list. An address that appears earlier in the list,
 * compared case-insensitively, is not unique.
 */
export function listenerProblem(
  email: string,
  earlier: readonly string[],
): ListenerProblem | undefined {
  const text = email.trim();
  if (!isValidEmail(text) || UNSTORABLE.test(text) || text.length > EMAIL_MAX)
    return { code: 'invalid_email', message: 'Please enter a valid email address' };
  const key = text.toLowerCase();
  return earlier.some((other) => other.trim().toLowerCase() === key)
    ? { code: 'not_unique', message: 'Please enter a unique email address' }
    : undefined;
}

/**
 * Checks the form of an e-mail address: local part, @, domain, and a top-level domain of two
 * letters or more.
 */
export const isValidEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[a-z]{2,}$/i.test(text);
