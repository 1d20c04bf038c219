/** What a request may be asked to become; review-ready is the server's own (contract, D2). */
export const QUEUE_STATUSES = [
  'requested',
  'in-progress',
  'done',
  'cant-do',
  'no-jobs',
  'escalated',
] as const;
export type QueueStatus = (typeof QUEUE_STATUSES)[number];

/** Requests that somebody still has to work on or to judge. */
export const OPEN_STATUSES = ['requested', 'in-progress', 'escalated', 'review-ready'] as const;

/** The answers to a request. */
export const ANSWER_STATUSES = ['done', 'cant-do', 'no-jobs'] as const;

/**
 * Who asked for data quality judges the answer too: the request comes back as review-ready
 * (contract, 8.1).
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

/** Underscores are read as hyphens (contract, D1). */
export const readQueueStatus = (given: string): QueueStatus | undefined =>
  QUEUE_STATUSES.find((status) => status === given.replaceAll('_', '-'));

export type StatusObstacle = { code: 'in_review' | 'illegal_transition'; message: string };

/**
 * Why a request cannot go from one status to the other; undefined where it can. In progress may be
 * said again.
 */
export function statusObstacle(from: string, to: QueueStatus): StatusObstacle | undefined {
  if (from === 'review-ready')
    return { code: 'in_review', message: 'The request is waiting for data-quality review.' };
  const isSame = from === to && to !== 'in-progress';
  const isBack = to === 'requested' && isOpenStatus(from);
  return isSame || isBack
    ? { code: 'illegal_transition', message: `The status cannot change from ${from} to ${to}.` }
    : undefined;
}

/** The list that a resolution code of this status comes from; undefined where there is none to give. */
export const resolutionSetOf = (
  status: QueueStatus,
): 'resolution_done' | 'resolution_cant_do' | undefined =>
  status === 'done' ? 'resolution_done' : status === 'cant-do' ? 'resolution_cant_do' : undefined;
