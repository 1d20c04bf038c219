import { note } from '../db/schema/notes.ts';
import type { EmployerFacts } from './employerFacts.ts';
import { addEvent } from './events.ts';
import { noteHtml } from './noteHtml.ts';
import { pickStaff, type StaffMember, type World } from './world.ts';

type SeededNote = {
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

/** Writes one note and answers its id. */
export function addNote(world: World, content: SeededNote): number {
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

/** What people wrote about the employer and its scrapes over the years. */
export function addNotes(world: World, facts: EmployerFacts): void {
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
