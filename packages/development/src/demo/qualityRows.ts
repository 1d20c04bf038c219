import {
  monitoredEntity,
  pitStop,
  reviewReady,
  watchList,
  watchListAssignee,
} from '@console/server/db/schema/quality';
import { reasonValues } from '@console/server/lookups/optionLists';
import { addEvent, addReview, noteHtml, addNote } from './activity.ts';
import type { EntityFacts } from './entityFacts.ts';
import { qualitySources, type AddedRequest } from './queueRequests.ts';
import type { Random } from './random.ts';
import { type World, pickStaff } from './world.ts';

/**
 * Adds the monitored row of an entity. Its kind is "new" before the first review, and "monitored"
 * afterwards. Some rows are removed.
 */
export function addMonitored(world: World, facts: EntityFacts): void {
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

/** Adds a review-ready row for each request from data quality that was answered. */
export function addReviewReadies(
  world: World,
  facts: EntityFacts,
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

/** Adds the pit stops of an entity. An escalated request opens one, and at most one is open. */
export function addPitStops(
  world: World,
  facts: EntityFacts,
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
 * The action that ended a pit stop or changed its status. Null means that there was no decision
 * yet, or that an answered request ended it.
 */
function pitStopAction(
  status: 'requested' | 'in-progress' | 'done',
  facts: EntityFacts,
  random: Random,
): keyof typeof pitStopEvents | null {
  if (status === 'requested') return null;
  if (status === 'in-progress') return 'send_to_scrape_team';
  if (random.chance(0.3)) return null;
  return facts.situation === 'watched' ? 'place_on_watch' : 'send_to_continuous_delivery_queue';
}

/** Adds the open watch-list row of a watched entity, or sometimes a removed row of another one. */
export function addWatchList(world: World, facts: EntityFacts): void {
  const random = world.random('watch list', facts.index);
  const { rows, clock } = world;
  const isOpen = facts.situation === 'watched';
  if (!isOpen && !random.chance(0.12)) return;
  const id = rows.nextId(watchList);
  const at = clock.after(facts.addedAt, random.int(24, 24 * 300));
  const by = pickStaff(world, random, 'quality');
  const noteId = addNote(world, {
    entityId: facts.id,
    type: 'EntityNote',
    title: 'Watch List',
    html: noteHtml(random),
    at,
    by,
  });
  addEvent(world, { entityId: facts.id, type: 'watch_list', name: 'added', at, by });
  const review = (action: string, event: string, reviewedAt: Date, reasonCode: string | null) =>
    addReview(world, random, {
      subject: 'watch_list',
      subjectId: id,
      title: 'Watch List',
      entityId: facts.id,
      scrapeId: null,
      action,
      event,
      at: reviewedAt,
      jobCount: random.int(0, 60),
      reasonCode,
    });
  const snoozedUntil = isOpen ? snooze(world, random) : null;
  const snoozed =
    snoozedUntil && review('snooze', 'snoozed', clock.after(at, random.int(1, 48)), null);
  const removedAt = isOpen ? null : clock.after(at, random.int(24, 24 * 40));
  const isSent = random.chance(0.3);
  const removedReason = isSent ? 'sent_for_review' : random.pick(reasonValues('watch_list_remove'));
  const removal =
    removedAt &&
    (isSent
      ? review(
          'send_for_review',
          'sent_for_review',
          removedAt,
          random.pick(reasonValues('company_queue_request')),
        )
      : review('remove_from_watch_list', 'removed', removedAt, removedReason));
  rows.add(watchList, {
    id,
    entityId: facts.id,
    scrapeId: random.chance(0.6) ? (facts.scrapes[0]?.id ?? null) : null,
    reasonCode: random.pick(reasonValues('watch_list')),
    watchListedDate: at,
    snoozedUntil,
    removedAt,
    removedReasonCode: removedAt ? removedReason : null,
    noteId: removal?.noteId ?? snoozed?.noteId ?? noteId,
  });
  if (!random.chance(0.5)) return;
  rows.add(watchListAssignee, { watchListId: id, userId: pickStaff(world, random, 'quality').id });
  addEvent(world, {
    entityId: facts.id,
    type: 'watch_list',
    name: 'assigned',
    at: clock.after(at, 1),
    by,
  });
}

/** Invents the end of a snooze, which is in the future, in the past, or null. */
const snooze = ({ clock }: World, random: Random): Date | null =>
  random.weighted<() => Date | null>([
    [() => clock.daysAhead(random.int(1, 60)), 25],
    [() => clock.hoursAgo(random.int(2, 100)), 12],
    [() => null, 63],
  ])();
