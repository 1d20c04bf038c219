import { createRowStore } from '../rowStore.ts';
import { NOW } from '../scrapes/fixtures.ts';
import { userRefOf } from '../users/userRef.ts';
import { buildNote, RICH_NOTE } from './fixtures.ts';

export type NoteRow = ReturnType<typeof buildNote>;
/** The notes of one story or test, with the changes of its writes. */
export type NoteStore = ReturnType<typeof createNoteStore>;

/** Notes of each type and state, of the entity 1 and its scrape 812. */
export const notes: readonly NoteRow[] = [
  buildNote({
    id: 1,
    title: 'Portal moved',
    content: RICH_NOTE,
    url: 'https://www.acme.example/careers',
    job_count: 80,
    pinned: true,
    created: NOW - 86_400,
  }),
  buildNote({ id: 2, title: 'Call the employer', pinned: true, created: NOW - 3 * 86_400 }),
  buildNote({
    id: 3,
    title: 'Looks fine again',
    created: NOW - 7_200,
    user: userRefOf('ROLE_USER'),
  }),
  buildNote({
    id: 4,
    type: 'ScrapeNote',
    title: 'Parser repaired',
    content: '<p>The selector changed.</p>',
    job_count: 12,
    created: NOW - 10_800,
    user: userRefOf('ROLE_SCRAPER'),
    scrape_id: 812,
    scrape: { id: 812, name: 'Acme Workday' },
  }),
  buildNote({
    id: 5,
    type: 'SystemNote',
    title: 'Imported',
    content: '<p>Imported from the register.</p>',
    created: NOW - 30 * 86_400,
    user: null,
  }),
  buildNote({ id: 6, title: 'Old contact', archived: true, created: NOW - 40 * 86_400 }),
];

/** Many notes of one entity, the newest first. */
export const manyNotes = (count: number): readonly NoteRow[] =>
  Array.from({ length: count }, (_, index) =>
    buildNote({
      id: 1000 + index,
      title: `Note ${index + 1}`,
      content: `<p>Number ${index + 1}</p>`,
      created: NOW - index * 60,
    }),
  );

export const createNoteStore = (rows: readonly NoteRow[] = notes) => createRowStore(rows);
