import {
  companyQueueRequest,
  companyQueueRequestHistory,
} from '@console/server/db/schema/companyQueue';
import { reasonValues } from '@console/server/lookups/optionLists';
import { addEvent, noteHtml } from './activity.ts';
import type { Random } from './random.ts';
import { pickStaff, type StaffMember, type World } from './world.ts';

export type RequestStatus =
  | 'requested'
  | 'in-progress'
  | 'done'
  | 'cant-do'
  | 'no-jobs'
  | 'escalated'
  | 'review-ready';
export type RequestSource =
  | 'console'
  | 'customer'
  | 'daily_job_shift'
  | 'watch_list'
  | 'monitored_entity'
  | 'pit_stop';
export type AddedRequest = {
  id: number;
  status: RequestStatus;
  at: Date;
  closedAt: Date;
  priority: number;
  times: number;
  source: RequestSource;
  wasDeclined: boolean;
};

type RequestPlan = {
  queueId: number;
  entityId: number | null;
  source: RequestSource;
  status: RequestStatus;
  at: Date;
  wasDeclined?: boolean;
};
type Step = {
  status: RequestStatus;
  by: 'requester' | 'scraping' | 'quality' | 'system';
  notes: string | null;
};

const closed: readonly RequestStatus[] = ['done', 'cant-do', 'no-jobs'];
export const qualitySources: readonly RequestSource[] = [
  'daily_job_shift',
  'watch_list',
  'monitored_entity',
  'pit_stop',
];

/** Makes the steps that lead to the status. See docs/contract.md#state-machines. */
function stepsTo(
  { status, source, wasDeclined }: RequestPlan,
  random: Random,
  times: number,
): Step[] {
  const say = (): string => noteHtml(random);
  const requested: Step[] = [
    { status: 'requested', by: 'requester', notes: say() },
    ...Array.from({ length: times - 1 }, (): Step => ({
      status: 'requested',
      by: 'requester',
      notes: `Requested again: ${say()}`,
    })),
  ];
  const working: Step = { status: 'in-progress', by: 'scraping', notes: say() };
  const inReview: Step[] = [
    { status: 'done', by: 'scraping', notes: say() },
    { status: 'review-ready', by: 'system', notes: null },
  ];
  if (status === 'review-ready') return [...requested, working, ...inReview];
  if (wasDeclined)
    return [
      ...requested.slice(0, 1),
      working,
      ...inReview,
      { status: 'requested', by: 'quality', notes: say() },
    ];
  if (status === 'requested') return requested;
  if (!closed.includes(status)) return [...requested, { ...working, status }];
  const answer: Step = { status, by: 'scraping', notes: say() };
  if (!qualitySources.includes(source)) return [...requested, working, answer];
  return [
    ...requested,
    working,
    answer,
    { status: 'review-ready', by: 'system', notes: null },
    { ...answer, by: 'quality' },
  ];
}

const resolutionOf = (status: RequestStatus, random: Random): string | null => {
  if (status === 'done') return random.pick(reasonValues('resolution_done'));
  return status === 'cant-do' ? random.pick(reasonValues('resolution_cant_do')) : null;
};

/** Adds one request with its whole history, which ends in the status of the plan. */
export function addRequest(world: World, plan: RequestPlan, random: Random): AddedRequest {
  const { rows, clock } = world;
  const id = rows.nextId(companyQueueRequest);
  const priority = random.weighted([
    [1, 8],
    [2, 20],
    [3, 45],
    [4, 20],
    [5, 7],
  ]);
  const times = plan.wasDeclined
    ? 2
    : random.weighted([
        [1, 70],
        [2, 20],
        [4, 10],
      ]);
  const requester = pickStaff(
    world,
    random,
    qualitySources.includes(plan.source) ? 'quality' : 'anyone',
  );
  const request = {
    id,
    companyQueueId: plan.queueId,
    requestTimestamp: plan.at,
    requestNotes: noteHtml(random),
    requestSource: plan.source,
    requestPriority: priority,
    highestPriority: priority,
    numberOfTimesRequested: times,
    numjobsEstimate: random.skewed(0, 250, 2),
    careerSection: random.chance(0.3),
    careerSectionEmpty: random.chance(0.1),
    emailWhenFinished: random.chance(0.25),
    reasonCode: qualitySources.includes(plan.source)
      ? random.pick(reasonValues('company_queue_request'))
      : null,
    userId: plan.source === 'customer' ? null : requester.id,
    latestStatus: plan.status,
  };
  let at = plan.at;
  let wasOpen = false;
  let plans: Planning = { clockStartedAt: at, lastEntryAt: at };
  const steps = stepsTo(plan, random, times);
  for (const [index, step] of steps.entries()) {
    // A request stays in the queue when a review follows the answer.
    const isOpen = !closed.includes(step.status) || steps[index + 1]?.status === 'review-ready';
    const by = authorOf(world, random, step, plan.source === 'customer' ? null : requester);
    rows.add(companyQueueRequestHistory, {
      id: rows.nextId(companyQueueRequestHistory),
      companyQueueRequestId: id,
      status: step.status,
      historyTimestamp: at,
      notes: step.notes,
      resolutionCode: resolutionOf(step.status, random),
      userId: by?.id ?? null,
      flow: Number(isOpen) - Number(wasOpen),
    });
    plans = plannedAfter(plans, step.status, { at, userId: by?.id ?? null });
    wasOpen = isOpen;
    if (plan.entityId !== null) {
      const event =
        step.status === 'requested' && step.by === 'requester' ? 'request_added' : 'status_changed';
      addEvent(world, {
        entityId: plan.entityId,
        type: 'queue',
        name: event,
        at,
        by,
        state: step.status,
      });
    }
    at = clock.after(at, random.int(1, 60));
  }
  rows.add(companyQueueRequest, { ...request, ...plans });
  return {
    id,
    status: plan.status,
    at: plan.at,
    closedAt: at,
    priority,
    times,
    source: plan.source,
    wasDeclined: plan.wasDeclined ?? false,
  };
}

type Planning = Partial<typeof companyQueueRequest.$inferInsert>;

/**
 * Returns the clock, the time of the last entry and the owner of a request after a step of its
 * history.
 */
function plannedAfter(
  before: Planning,
  status: RequestStatus,
  { at, userId }: { at: Date; userId: number | null },
): Planning {
  const isTaken = status === 'in-progress' && at.getTime() % 3 > 0;
  return {
    ...before,
    ...(before.firstAnsweredAt && status === 'requested' && { clockStartedAt: at }),
    ...(closed.includes(status) && { firstAnsweredAt: before.firstAnsweredAt ?? at }),
    lastEntryAt: at,
    assignedTo: isTaken ? userId : null,
    assignedAt: isTaken ? at : null,
  };
}

function authorOf(
  world: World,
  random: Random,
  step: Step,
  requester: StaffMember | null,
): StaffMember | null {
  if (step.by === 'system') return null;
  return step.by === 'requester' ? requester : pickStaff(world, random, step.by);
}
