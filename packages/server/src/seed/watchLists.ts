import { watchList, watchListAssignee } from '../db/schema/quality.ts';
import type { EmployerFacts } from './employerFacts.ts';
import { addEvent } from './events.ts';
import { reasonValues } from './lookups/reasonCodes.ts';
import { addNote } from './notes.ts';
import { addReview } from './reviews.ts';
import { noteTexts } from './vocabulary.ts';
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
  const noteId = addNote(world, { entityId: facts.id, type: 'EntityNote', title: 'Watch List', html: `<p>${random.pick(noteTexts)}</p>`, at, by });
  addEvent(world, { entityId: facts.id, type: 'watch_list', name: 'added', at, by });
  const removedAt = isOpen ? null : clock.after(at, random.int(24, 24 * 40));
  const removedReason = random.pick(reasonValues('watch_list_remove'));
  const removal = removedAt && addReview(world, random, {
    subject: 'watch_list', subjectId: id, title: 'Watch List', entityId: facts.id, scrapeId: null, action: 'remove_from_watch_list', event: 'removed', at: removedAt,
    jobCount: random.int(0, 60), reasonCode: removedReason,
  });
  rows.add(watchList, {
    id,
    entityId: facts.id,
    scrapeId: random.chance(0.6) ? (facts.scrapes[0]?.id ?? null) : null,
    reasonCode: random.pick(reasonValues('watch_list')),
    watchListedDate: at,
    snoozedUntil: isOpen && random.chance(0.3) ? clock.daysAhead(random.int(1, 60)) : null,
    removedAt,
    removedReasonCode: removedAt ? removedReason : null,
    noteId: removal ? removal.noteId : noteId,
  });
  if (random.chance(0.5)) rows.add(watchListAssignee, { watchListId: id, userId: pickStaff(world, random, 'quality').id });
}
