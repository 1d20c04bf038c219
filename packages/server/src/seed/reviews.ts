import { review } from '../db/schema/quality.ts';
import { addEvent } from './events.ts';
import { noteHtml } from './noteHtml.ts';
import { addNote } from './notes.ts';
import type { Random } from './random.ts';
import { pickStaff, type World } from './world.ts';

type Subject = 'daily_job_shift' | 'watch_list' | 'monitored_entity' | 'review_ready' | 'pit_stop';
type SeededReview = {
  subject: Subject;
  subjectId: number;
  title: string;
  entityId: number;
  scrapeId: number | null;
  action: string;
  event: string;
  at: Date;
  jobCount: number;
  reasonCode: string | null;
};

/**
 * A review as the console leaves it: the review row, its note and its event; answers who reviewed
 * and the note's id.
 */
export function addReview(
  world: World,
  random: Random,
  done: SeededReview,
): { reviewerId: number; noteId: number } {
  // Of what was decided some days ago a part was decided by people who have left since.
  const hasLeft = random.chance(0.1) && done.at < world.clock.daysAgo(3);
  const by = pickStaff(world, random, hasLeft ? 'formerQuality' : 'quality');
  const html = noteHtml(random);
  const noteId = addNote(world, {
    entityId: done.entityId,
    scrapeId: done.scrapeId,
    type: done.scrapeId === null ? 'EntityNote' : 'ScrapeNote',
    title: `${done.title} Review – ${done.action}`,
    html,
    at: done.at,
    by,
    jobCount: done.jobCount,
  });
  world.rows.add(review, {
    id: world.rows.nextId(review),
    subject: done.subject,
    subjectId: done.subjectId,
    userId: by.id,
    action: done.action,
    payload: {
      action: done.action,
      job_count: done.jobCount,
      reason_code: done.reasonCode ?? '',
      note: html,
    },
    createdAt: done.at,
  });
  addEvent(world, {
    entityId: done.entityId,
    ...(done.scrapeId === null ? {} : { scrapeId: done.scrapeId }),
    type: done.subject,
    name: done.event,
    at: done.at,
    by,
    notes: html,
  });
  return { reviewerId: by.id, noteId };
}
