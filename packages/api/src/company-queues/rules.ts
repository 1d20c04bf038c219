/** The statuses that a person can choose. The server alone sets `review-ready`. */
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
 * The sources of requests that data quality made. A closed request of theirs becomes review-ready,
 * and data quality judges the result. See docs/contract.md#state-machines.
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

/** Reads a status. Underscores count as hyphens. */
export const readQueueStatus = (given: string): QueueStatus | undefined =>
  QUEUE_STATUSES.find((status) => status === given.replaceAll('_', '-'));

export type StatusObstacle = { code: 'in_review' | 'illegal_transition'; message: string };

/**
 * The reason why a request cannot change from one status to the other. Undefined when it can. A
 * request in progress may be set in progress again.
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

/** The list of resolution codes for this status. Undefined for a status that takes no code. */
export const resolutionSetOf = (
  status: QueueStatus,
): 'resolution_done' | 'resolution_cant_do' | undefined =>
  status === 'done' ? 'resolution_done' : status === 'cant-do' ? 'resolution_cant_do' : undefined;

/**
 * Checks the form of an e-mail address: local part, @, domain, and a top-level domain of two
 * letters or more.
 */
export const isValidEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[a-z]{2,}$/i.test(text);
