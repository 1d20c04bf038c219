import { note, eventLog } from '@console/server/db/schema/notes';
import { review } from '@console/server/db/schema/quality';
import type { EntityFacts } from './entityFacts.ts';
import type { Random } from './random.ts';
import { noteTexts } from './vocabulary.ts';
import { pickStaff, type StaffMember, type World } from './world.ts';

type DemoNote = {
  entityId: number;
  scrapeId?: number | null;
  type: 'EntityNote' | 'ScrapeNote' | 'SystemNote';
  title: string;
  html: string;
  at: Date;
  by: StaffMember | null;
  jobCount?: number;
  url?: string | null;
  pinned?: boolean;
  archived?: boolean;
};

/** Adds one note and returns its id. */
export function addNote(world: World, content: DemoNote): number {
  const id = world.rows.nextId(note);
  world.rows.add(note, {
    id,
    type: content.type,
    entityId: content.entityId,
    scrapeId: content.scrapeId ?? null,
    title: content.title,
    content: content.html,
    url: content.url ?? null,
    jobCount: content.jobCount ?? 0,
    pinned: content.pinned ?? false,
    archived: content.archived ?? false,
    created: content.at,
    userId: content.by?.id ?? null,
  });
  return id;
}

/** Adds the notes that staff wrote about an entity and its scrapes over the years. */
export function addNotes(world: World, facts: EntityFacts): void {
  const random = world.random('notes', facts.index);
  const count = random.weighted([
    [0, 35],
    [1, 30],
    [2, 20],
    [4, 10],
    [9, 5],
  ]);
  for (let number = 0; number < count; number += 1) {
    const scrape =
      random.chance(0.4) && facts.scrapes.length > 0 ? random.pick(facts.scrapes) : null;
    const by = pickStaff(world, random, 'anyone');
    const at = world.clock.after(facts.addedAt, random.skewed(1, 24 * 700, 1.3));
    const archived = random.chance(0.1);
    addNote(world, {
      entityId: facts.id,
      scrapeId: scrape?.id ?? null,
      type: scrape ? 'ScrapeNote' : 'EntityNote',
      title: random.pick([
        'Checked by hand',
        'Portal moved',
        'Customer feedback',
        'Layout changed',
        'Follow-up',
        'Job count',
      ]),
      html: noteHtml(random),
      at,
      by,
      jobCount: random.chance(0.5) ? random.int(0, 120) : 0,
      url: random.chance(0.2) ? facts.careerPage : null,
      pinned: !archived && random.chance(0.15),
      archived,
    });
    addEvent(world, {
      entityId: facts.id,
      ...(scrape ? { scrapeId: scrape.id } : {}),
      type: 'note',
      name: 'added',
      at,
      by,
    });
  }
  if (random.chance(0.15)) {
    addNote(world, {
      entityId: facts.id,
      type: 'SystemNote',
      title: 'Nightly check',
      html: '<p>The website answered with a permanent redirect.</p>',
      at: world.clock.after(facts.addedAt, random.int(24, 24 * 300)),
      by: null,
    });
  }
}

const link = (address: string, text: string): string =>
  `<a href="${address}" rel="noopener noreferrer">${text}</a>`;

/**
 * Makes the HTML of a note as the server stores it. It is mostly one sentence, and sometimes has
 * lists, links or code.
 */
export function noteHtml(random: Random): string {
  const [first = '', second = '', third = ''] = random.sample(noteTexts, 3);
  return random.weighted([
    [`<p>${first}</p>`, 55],
    [`<p>${first}</p><p>${second}</p>`, 12],
    [`<p><strong>${first}</strong> ${second}</p>`, 8],
    [`<p>${first}</p><ul><li>${second}</li><li>${third}</li></ul>`, 7],
    [`<ol><li>${first}</li><li>${second}</li></ol><p><em>${third}</em></p>`, 5],
    [`<p>${first} See ${link('https://status.example/careers', 'their status page')}.</p>`, 6],
    [`<blockquote><p>${second}</p></blockquote><p>${first}</p>`, 4],
    [
      `<p>${first}</p><pre><code>curl -I https://jobs.example/search?page=2\nHTTP/2 302</code></pre><p>The path is <code>/search</code> now.</p>`,
      3,
    ],
  ]);
}

type DemoEvent = {
  entityId: number;
  scrapeId?: number;
  type: string;
  name: string;
  at: Date;
  by: StaffMember | null;
  state?: string;
  previous?: string;
  notes?: string;
};

/** Adds one row of the event log. */
export function addEvent(world: World, event: DemoEvent): void {
  world.rows.add(eventLog, {
    id: world.rows.nextId(eventLog),
    entityId: event.entityId,
    scrapeId: event.scrapeId ?? null,
    eventType: event.type,
    eventName: event.name,
    currentState: event.state ?? null,
    previousState: event.previous ?? null,
    notes: event.notes ?? null,
    userId: event.by?.id ?? null,
    userRole: event.by?.role ?? null,
    createdAt: event.at,
  });
}

type Subject = 'daily_job_shift' | 'watch_list' | 'monitored_entity' | 'review_ready' | 'pit_stop';
type DemoReview = {
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

/** Adds a review row with its note and its event. Returns the reviewer and the id of the note. */
export function addReview(
  world: World,
  random: Random,
  done: DemoReview,
): { reviewerId: number; noteId: number } {
  // Some older reviews are by people who have left since then.
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
    entityId: done.entityId,
    scrapeId: done.scrapeId,
    noteId,
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
