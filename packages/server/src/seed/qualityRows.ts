import { monitoredEntity, pitStop, reviewReady } from '../db/schema/quality.ts';
import type { EmployerFacts } from './employerFacts.ts';
import { addEvent } from './events.ts';
import { reasonValues } from './lookups/reasonCodes.ts';
import { qualitySources, type AddedRequest } from './queueRequests.ts';
import type { Random } from './random.ts';
import { addReview } from './reviews.ts';
import type { World } from './world.ts';

/**
 * The monitored row of an employer: of kind new while nobody has looked at it, else monitored;
 * removed for a few.
 */
export function addMonitored(world: World, facts: EmployerFacts): void {
  const random = world.random('monitored', facts.index);
  const { rows, clock } = world;
  const kind = facts.situation === 'new' ? 'new' : 'monitored';
  if (kind === 'monitored' && random.chance(0.15)) return;
  const id = rows.nextId(monitoredEntity);
  const isRemoved = kind === 'monitored' && random.chance(0.15);
  const at =
    isRemoved || random.chance(0.4) ? clock.after(facts.addedAt, random.int(24, 24 * 500)) : null;
  const action = isRemoved ? 'remove_from_monitored_entities' : 'send_for_review';
  const reviewed =
    at && kind === 'monitored'
      ? addReview(world, random, {
          subject: 'monitored_entity',
          subjectId: id,
          title: 'Monitored Entity',
          entityId: facts.id,
          scrapeId: null,
          action,
          event: isRemoved ? 'removed' : 'reviewed',
          at,
          jobCount: random.int(0, 90),
          reasonCode: isRemoved ? null : random.pick(reasonValues('company_queue_request')),
        })
      : null;
  rows.add(monitoredEntity, {
    id,
    entityId: facts.id,
    kind,
    lastTimeReviewed: reviewed ? at : null,
    lastReviewedBy: reviewed?.reviewerId ?? null,
    noteId: reviewed?.noteId ?? null,
    removedAt: isRemoved ? at : null,
  });
}

/**
 * Requests from data quality that were answered wait for a reviewer, or were judged by one
 * (contract 8.1).
 */
export function addReviewReadies(
  world: World,
  facts: EmployerFacts,
  requests: readonly AddedRequest[],
): void {
  const random = world.random('review ready', facts.index);
  const { rows, clock } = world;
  for (const request of requests.filter((one) => qualitySources.includes(one.source))) {
    const isClosed =
      request.status === 'done' || request.status === 'cant-do' || request.status === 'no-jobs';
    if (!isClosed && !request.wasDeclined && request.status !== 'review-ready') continue;
    const id = rows.nextId(reviewReady);
    const opened = clock.after(request.at, 40);
    addEvent(world, {
      entityId: facts.id,
      type: 'review_ready',
      name: 'opened',
      at: opened,
      by: null,
    });
    const action = request.wasDeclined ? 'declined' : 'accepted';
    const judged =
      request.status === 'review-ready'
        ? null
        : addReview(world, random, {
            subject: 'review_ready',
            subjectId: id,
            title: 'Review Ready',
            entityId: facts.id,
            scrapeId: null,
            action,
            event: action,
            at: request.closedAt,
            jobCount: 0,
            reasonCode: null,
          });
    rows.add(reviewReady, {
      id,
      entityId: facts.id,
      companyQueueRequestId: request.id,
      status: judged ? action : 'open_for_review',
      lastActionTaken: judged ? action : null,
      lastTimeReviewed: judged ? request.closedAt : null,
      lastTimeChanged: judged ? request.closedAt : opened,
      noteId: judged?.noteId ?? null,
    });
  }
}

/**
 * An escalated request opens a pit stop; one sent to the scrape team is in progress; the others are
 * done. At most one is open.
 */
export function addPitStops(
  world: World,
  facts: EmployerFacts,
  requests: readonly AddedRequest[],
): void {
  const random = world.random('pit stops', facts.index);
  const { rows, clock } = world;
  for (const request of requests) {
    const isLatest = request === requests.at(-1);
    const status =
      isLatest && request.status === 'escalated'
        ? 'requested'
        : isLatest && request.source === 'pit_stop' && request.status === 'in-progress'
          ? 'in-progress'
          : 'done';
    const isPast = status === 'done' && (request.source === 'pit_stop' || random.chance(0.15));
    if (status === 'done' && (!isPast || !['done', 'cant-do', 'no-jobs'].includes(request.status)))
      continue;
    const id = rows.nextId(pitStop);
    const action = pitStopAction(status, facts, random);
    const at = clock.after(request.at, 30);
    const reviewed =
      action &&
      addReview(world, random, {
        subject: 'pit_stop',
        subjectId: id,
        title: 'Pit Stop',
        entityId: facts.id,
        scrapeId: null,
        action,
        event: pitStopEvents[action],
        at,
        jobCount: random.int(0, 80),
        reasonCode: random.pick(
          reasonValues(action === 'place_on_watch' ? 'watch_list' : 'pit_stop'),
        ),
      });
    if (status === 'done' && !reviewed)
      addEvent(world, { entityId: facts.id, type: 'pit_stop', name: 'resolved', at, by: null });
    rows.add(pitStop, {
      id,
      entityId: facts.id,
      companyQueueRequestId: request.id,
      numberOfRequests: request.times,
      priority: request.priority,
      pitStopEnteredDate: request.at,
      resolvedDate: status === 'done' ? at : null,
      status,
      reasonCode: random.pick(reasonValues('pit_stop')),
      lastActionTaken: action,
      noteId: reviewed?.noteId ?? null,
    });
    addEvent(world, {
      entityId: facts.id,
      type: 'pit_stop',
      name: 'opened',
      at: request.at,
      by: null,
    });
  }
}

const pitStopEvents = {
  send_to_scrape_team: 'sent_to_scrape_team',
  send_to_continuous_delivery_queue: 'sent_to_continuous_delivery_queue',
  place_on_watch: 'placed_on_watch',
} as const;

/**
 * What ended a pit stop or sent it on; null where nobody decided yet, or the answer to the request
 * ended it.
 */
function pitStopAction(
  status: 'requested' | 'in-progress' | 'done',
  facts: EmployerFacts,
  random: Random,
): keyof typeof pitStopEvents | null {
  if (status === 'requested') return null;
  if (status === 'in-progress') return 'send_to_scrape_team';
  if (random.chance(0.3)) return null;
  return facts.situation === 'watched' ? 'place_on_watch' : 'send_to_continuous_delivery_queue';
}
