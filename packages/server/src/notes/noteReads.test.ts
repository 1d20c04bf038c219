import { collectionOf } from '@console/api/core/hydra/collection';
import { noteSchema } from '@console/api/notes/schema';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { note } from '../db/schema/notes.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEmployer } from '../testing/testQuality.ts';

let api: TestApp;
let entityId: number;
let scrapeId: number;
let ids: number[];
const at = (day: number) => new Date(Date.UTC(2026, 10, day));

beforeAll(async () => {
  api = await openTestApp();
  ({ entityId, scrapeId } = await insertEmployer(api.database));
  const other = await insertEmployer(api.database);
  const rows = await api.database.db
    .insert(note)
    .values([
      {
        type: 'EntityNote',
        entityId,
        title: 'Élan',
        content: '<p>Salt &amp; <b>pep</b>per</p><p>strong</p>',
        created: at(1),
        userId: 1,
        pinned: true,
        url: 'https://a.test',
        jobCount: 7,
      },
      {
        type: 'ScrapeNote',
        entityId,
        scrapeId,
        title: 'a portal',
        content: '<ul><li>one</li><li>two</li></ul>',
        created: at(3),
        userId: 2,
      },
      { type: 'SystemNote', entityId, title: 'Beta', content: '', created: at(2), archived: true },
      {
        type: 'ScrapeNote',
        entityId: other.entityId,
        scrapeId: other.scrapeId,
        title: 'elsewhere',
        content: '<p>pepper</p>',
        created: at(4),
      },
    ])
    .returning({ id: note.id });
  ids = rows.map(({ id }) => id);
});
afterAll(() => api.close());

const titles = async (path: string) => {
  const { status, body } = await api.ask('GET', path, { as: 'user' });
  expect(status).toBe(200);
  return v.parse(collectionOf(noteSchema), body).items.map(({ title }) => title);
};

describe('the notes of an employer', () => {
  it('come newest first, those of its scrapes and of the system among them', async () => {
    const { body } = await api.ask('GET', `/entities/${entityId}/notes`);
    expect(body).toMatchObject({ '@id': `/api/entities/${entityId}/notes`, 'hydra:totalItems': 3 });
    expect(v.parse(collectionOf(noteSchema), body).items).toMatchObject([
      {
        '@id': `/api/notes/${ids[1]}`,
        '@type': 'ScrapeNote',
        title: 'a portal',
        scrape_id: scrapeId,
        scrape: { id: scrapeId, name: expect.stringMatching(/^Scrape/) },
        user: { first_name: 'lead' },
      },
      { '@type': 'SystemNote', title: 'Beta', archived: true, user: null, scrape: null },
      {
        '@type': 'EntityNote',
        title: 'Élan',
        pinned: true,
        url: 'https://a.test',
        job_count: 7,
        entity_id: entityId,
        created: at(1).getTime() / 1000,
      },
    ]);
  });

  it.each([
    ['order[title]=asc', ['a portal', 'Beta', 'Élan']],
    ['order[created]=asc', ['Élan', 'Beta', 'a portal']],
    ['type[]=ScrapeNote', ['a portal']],
    ['type[]=EntityNote&type[]=SystemNote', ['Beta', 'Élan']],
    ['archived=true', ['Beta']],
    ['archived=false&pinned=false', ['a portal']],
    ['pinned=1', ['Élan']],
    ['custom_search=PEPPER', ['Élan']],
    ['custom_search=salt %26 pep', ['Élan']],
    ['custom_search=ÉLAN', ['Élan']],
    ['custom_search=<b>', []],
    ['custom_search=pepperstrong', []],
    ['custom_search=li', []],
    ['custom_search=two', ['a portal']],
    ['pagination=false', ['a portal', 'Beta', 'Élan']],
    ['page=2&limit=2', ['Élan']],
  ])('by ?%s', async (query, expected) => {
    expect(await titles(`/entities/${entityId}/notes?${query}`)).toEqual(expected);
  });

  it.each(['type[]=Note', 'archived=maybe', 'pinned=2', 'custom_search=%00'])(
    'refuse ?%s',
    async (query) => {
      expect(await api.ask('GET', `/entities/${entityId}/notes?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_filter' },
      });
    },
  );

  it('are not found where the employer is not', async () => {
    expect((await api.ask('GET', '/entities/9999/notes')).status).toBe(404);
    expect((await api.ask('GET', '/scrapes/9999/notes')).status).toBe(404);
  });
});

it('the notes of a scrape are its own only', async () => {
  expect(await titles(`/scrapes/${scrapeId}/notes`)).toEqual(['a portal']);
});

it('a note is found under its own address', async () => {
  expect((await api.ask('GET', `/notes/${ids[0]}`)).body).toMatchObject({
    '@context': '/api/contexts/Note',
    '@id': `/api/notes/${ids[0]}`,
    '@type': 'EntityNote',
    title: 'Élan',
  });
  expect((await api.ask('GET', '/notes/9999')).status).toBe(404);
});
