import { companyQueueRequest, companyQueueRequestHistory } from '../db/schema/companyQueue.ts';
import { addEvent } from './events.ts';
import { reasonValues } from './lookups/reasonCodes.ts';
import { noteHtml } from './noteHtml.ts';
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

type Wanted = {
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

/** The steps that lead to the status, by the transitions of contract 8.1. */
function stepsTo({ status, source, wasDeclined }: Wanted, random: Random, times: number): Step[] {
  const say = (): string => noteHtml(random);
  const asked: Step[] = [
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
  if (status === 'review-ready') return [...asked, working, ...inReview];
  if (wasDeclined)
    return [
      ...asked.slice(0, 1),
      working,
      ...inReview,
      { status: 'requested', by: 'quality', notes: say() },
    ];
  if (status === 'requested') return asked;
  if (!closed.includes(status)) return [...asked, { ...working, status }];
  const answer: Step = { status, by: 'scraping', notes: say() };
  if (!qualitySources.includes(source)) return [...asked, working, answer];
  return [
    ...asked,
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

/** One request with its whole history, ending in the wanted status. */
export function addRequest(world: World, wanted: Wanted, random: Random): AddedRequest {
  const { rows, clock } = world;
  const id = rows.nextId(companyQueueRequest);
  const priority = random.weighted([
    [1, 8],
    [2, 20],
    [3, 45],
    [4, 20],
    [5, 7],
  ]);
  const times = wanted.wasDeclined
    ? 2
    : random.weighted([
        [1, 70],
        [2, 20],
        [4, 10],
      ]);
  const requester = pickStaff(
    world,
    random,
    qualitySources.includes(wanted.source) ? 'quality' : 'anyone',
  );
  rows.add(companyQueueRequest, {
    id,
    companyQueueId: wanted.queueId,
    requestTimestamp: wanted.at,
    requestNotes: noteHtml(random),
    requestSource: wanted.source,
    requestPriority: priority,
    highestPriority: priority,
    numberOfTimesRequested: times,
    numjobsEstimate: random.skewed(0, 250, 2),
    careerSection: random.chance(0.3),
    careerSectionEmpty: random.chance(0.1),
    emailWhenFinished: random.chance(0.25),
    reasonCode: qualitySources.includes(wanted.source)
      ? random.pick(reasonValues('company_queue_request'))
      : null,
    userId: wanted.source === 'customer' ? null : requester.id,
    latestStatus: wanted.status,
  });
  let at = wanted.at;
  for (const step of stepsTo(wanted, random, times)) {
    const by = authorOf(world, random, step, wanted.source === 'customer' ? null : requester);
    rows.add(companyQueueRequestHistory, {
      id: rows.nextId(companyQueueRequestHistory),
      companyQueueRequestId: id,
      status: step.status,
      historyTimestamp: at,
      notes: step.notes,
      resolutionCode: resolutionOf(step.status, random),
      userId: by?.id ?? null,
    });
    if (wanted.entityId !== null) {
      const event =
        step.status === 'requested' && step.by === 'requester' ? 'request_added' : 'status_changed';
      addEvent(world, {
        entityId: wanted.entityId,
        type: 'queue',
        name: event,
        at,
        by,
        state: step.status,
      });
    }
    at = clock.after(at, random.int(1, 60));
  }
  return {
    id,
    status: wanted.status,
    at: wanted.at,
    closedAt: at,
    priority,
    times,
    source: wanted.source,
    wasDeclined: wanted.wasDeclined ?? false,
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
