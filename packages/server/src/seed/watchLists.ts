import { watchList, watchListAssignee } from '../db/schema/quality.ts';
import type { EmployerFacts } from './employerFacts.ts';
import { addEvent } from './events.ts';
import { reasonValues } from './lookups/reasonCodes.ts';
import { noteHtml } from './noteHtml.ts';
import { addNote } from './notes.ts';
import type { Random } from './random.ts';
import { addReview } from './reviews.ts';
import { pickStaff, type World } from './world.ts';

/** The open watch-list row of a watched employer, and the removed ones of others. */
export function addWatchList(world: World, facts: EmployerFacts): void {
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

/** Some rows sleep, some have woken up, most never slept. */
const snooze = ({ clock }: World, random: Random): Date | null =>
  random.weighted<() => Date | null>([
    [() => clock.daysAhead(random.int(1, 60)), 25],
    [() => clock.hoursAgo(random.int(2, 100)), 12],
    [() => null, 63],
  ])();
