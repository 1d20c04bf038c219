import { companyQueue, companyQueueListener } from '@console/server/db/schema/companyQueue';
import { urlKey } from '@console/server/entities/urlKey';
import type { EntityFacts } from './entityFacts.ts';
import {
  addRequest,
  qualitySources,
  type AddedRequest,
  type RequestSource,
  type RequestStatus,
} from './queueRequests.ts';
import type { Random } from './random.ts';
import { nameEnds, nameMiddles, nameStarts } from './vocabulary.ts';
import type { World } from './world.ts';

const openRequest = (random: Random, isKnown: boolean): RequestStatus =>
  random.weighted([
    ['requested', 30],
    ['in-progress', 18],
    ['escalated', isKnown ? 46 : 0],
    ['done', 22],
    ['cant-do', 12],
    ['no-jobs', 10],
  ]);
const closedRequest = (random: Random): RequestStatus =>
  random.weighted([
    ['done', 60],
    ['cant-do', 25],
    ['no-jobs', 15],
  ]);
const plainSource = (random: Random): RequestSource =>
  random.weighted([
    ['console', 70],
    ['customer', 30],
  ]);
const anySource = (random: Random): RequestSource =>
  random.chance(0.5) ? plainSource(random) : random.pick(qualitySources);

/**
 * Invents the newest request of an entity. The situation of the entity decides which statuses are
 * possible.
 */
function newest(
  facts: EntityFacts,
  random: Random,
): { status: RequestStatus; source: RequestSource; wasDeclined?: boolean } {
  // When an entity is archived, its open request stays on the list.
  const left = facts.archived
    ? random.weighted<RequestStatus | null>([
        ['review-ready', 25],
        ['escalated', 25],
        [null, 50],
      ])
    : null;
  if (left !== null)
    return { status: left, source: left === 'review-ready' ? 'watch_list' : plainSource(random) };
  if (facts.archived) return { status: closedRequest(random), source: plainSource(random) };
  if (facts.situation !== 'inReview')
    return { status: openRequest(random, true), source: plainSource(random) };
  const source = random.pick(qualitySources);
  if (source === 'pit_stop') return { status: 'in-progress', source };
  const status = random.weighted<RequestStatus>([
    ['requested', 15],
    ['in-progress', 12],
    ['review-ready', 73],
  ]);
  return { status, source, wasDeclined: status === 'requested' && random.chance(0.4) };
}

/** Adds the queue of an entity with its requests, oldest first. Some entities have no requests. */
export function addCompanyQueue(world: World, facts: EntityFacts): AddedRequest[] {
  const random = world.random('queue', facts.index);
  if (facts.situation !== 'inReview' && !random.chance(0.6)) return [];
  const earlier = random.weighted([
    [0, 45],
    [1, 30],
    [2, 15],
    [4, 10],
  ]);
  const plans = [
    ...Array.from({ length: earlier }, () => ({
      status: closedRequest(random),
      source: anySource(random),
    })),
    newest(facts, random),
  ];
  return addQueue(world, random, {
    entityId: facts.id,
    name: facts.name,
    url: facts.website,
    careerPortal: facts.scrapes[0]?.portal ?? facts.careerPage,
    ats: facts.scrapes[0]?.ats ?? null,
    since: facts.addedAt,
    requests: plans,
  });
}

/** Adds a request for an entity that is not in the console yet. */
export function addUnknownQueue(world: World, index: number): void {
  const random = world.random('unknown queue', index);
  const name = `${random.pick(nameStarts)}${random.pick(nameMiddles)}${random.pick(nameEnds)}`;
  addQueue(world, random, {
    entityId: null,
    name,
    url: `https://${name.replace(/[^A-Za-z]/g, '').toLowerCase()}-${index}.example`,
    careerPortal: null,
    ats: null,
    since: world.clock.daysAgo(random.int(1, 200)),
    requests: [{ status: openRequest(random, false), source: plainSource(random) }],
  });
}

type QueuePlan = {
  entityId: number | null;
  name: string;
  url: string | null;
  careerPortal: string | null;
  ats: string | null;
  since: Date;
  requests: { status: RequestStatus; source: RequestSource; wasDeclined?: boolean }[];
};

function addQueue(world: World, random: Random, plan: QueuePlan): AddedRequest[] {
  const { rows, clock } = world;
  const id = rows.nextId(companyQueue);
  // The requests share the time since the entity became known, so each is later than the previous
  // one.
  const span = (clock.now.getTime() - plan.since.getTime()) / 3_600_000 / plan.requests.length;
  const requests = plan.requests.map((request, position) =>
    addRequest(
      world,
      {
        queueId: id,
        entityId: plan.entityId,
        at: clock.after(plan.since, span * (position + random.next() * 0.9)),
        ...request,
      },
      random,
    ),
  );
  const last = requests.at(-1);
  const priorities = requests.map((request) => request.priority);
  rows.add(companyQueue, {
    id,
    entityId: plan.entityId,
    name: plan.name,
    url: plan.url,
    urlKey: urlKey(plan.url),
    careerPortal: plan.careerPortal,
    ats: plan.ats,
    latestStatus: last?.status ?? null,
    latestPriority: last?.priority ?? null,
    maxPriority: Math.min(...priorities),
    avgPriority:
      Math.round(
        (priorities.reduce((sum, priority) => sum + priority, 0) * 100) / priorities.length,
      ) / 100,
    serviceLevelAgreement: random.chance(0.3)
      ? random.pick(['24 hours', '3 days', '2 weeks'])
      : null,
    internalNote: random.chance(0.25) ? 'Ask the account team before closing.' : null,
    externalNote: random.chance(0.2) ? 'We are working on it.' : null,
  });
  for (const account of random.sample(
    ['jobs', 'support', 'research', 'partners'],
    random.weighted([
      [0, 50],
      [1, 30],
      [3, 20],
    ]),
  )) {
    rows.add(companyQueueListener, {
      id: rows.nextId(companyQueueListener),
      companyQueueId: id,
      listenerEmail: `${account}@customer${random.int(1, 30)}.example`,
    });
  }
  return requests;
}
