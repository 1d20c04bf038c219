// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useTags } from '../tags/client.ts';
import { fakeFetch, json } from '../testing/fakeFetch.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { useUsers } from '../users/client.ts';
import { useCareerPageMatches, useEntity, useEntityUrlMatches } from './client.ts';
import { useScrapeAlerts } from './detailClient.ts';
import {
  useEntityScrapeCounts,
  useEntityScrapes,
  useJobCountDelta,
  useJobsByCountry,
} from './detailClient.ts';
import { useSaveEntityTags } from './writeClient.ts';

const match = { id: 7, company_name: 'Acme', url: 'https://acme.example' };

describe('an entity', () => {
  it('is read by GET /entities/{id} with the version to write against (A-API-011, B-API-031)', async () => {
    const tag = { '@id': '/api/tags/5', id: 5, title: 'NYSE', category: 'exchange' };
    const { calls } = fakeFetch(() =>
      json(
        {
          id: 7,
          company_name: 'Acme',
          date_added: '2026-11-21T05:40:00Z',
          tags: [
            { id: 9, tag },
            { id: 10, tag: '/api/tags/6' },
          ],
          tag: '/api/tags/8',
        },
        200,
        {
          etag: '"entity-7-3"',
        },
      ),
    );
    const entity = renderApi(useEntity, 7);
    await vi.waitFor(() => expect(entity.current().data?.etag).toBe('"entity-7-3"'));
    expect(entity.current().data?.entity).toMatchObject({
      id: 7,
      date_added: 1_795_239_600,
      tag: 8,
      tags: [{ tag }, { tag: { id: 6, title: 'Tag 6', category: null } }],
      url: null,
      archived: false,
      aliases: [],
    });
    expect(calls()).toEqual(['GET /api/entities/7']);
  });
});

describe('the cards of an entity', () => {
  const page = (members: readonly object[], total = members.length) =>
    json({ 'hydra:member': members, 'hydra:totalItems': total });

  it('are GET /entities/{id}/job_count_delta and /jobs_by_country (B-API-032, B-API-033)', async () => {
    const delta = { scrape_id: 5, scrape_name: 'A', last_updated: 9, num_jobs: 4, delta: -1 };
    const { calls } = fakeFetch(({ path }) =>
      page(path.endsWith('delta') ? [delta] : [{ country: 'Israel', job_count: 2 }]),
    );
    const deltas = renderApi(useJobCountDelta, 7);
    const countries = renderApi(useJobsByCountry, 7);
    const read = {
      ...delta,
      change_7_days: null,
      since: null,
      counted_at: null,
      counted_day: null,
    };
    await vi.waitFor(() => expect(deltas.current().data).toEqual([read]));
    await vi.waitFor(() =>
      expect(countries.current().data).toEqual([{ country: 'Israel', job_count: 2 }]),
    );
    expect(calls()).toEqual([
      'GET /api/entities/7/job_count_delta',
      'GET /api/entities/7/jobs_by_country',
    ]);
  });

  it('number the scrapes over the pages, and count them (A-API-014, B-API-034)', async () => {
    const scrape = {
      name: 'A',
      entity: { id: 7, company_name: 'Acme' },
      entity_id: 7,
      status: 'idle',
    };
    const { calls } = fakeFetch(() =>
      page(
        [
          { id: 1, ...scrape },
          { id: 2, ...scrape },
        ],
        17,
      ),
    );
    const query = { page: 2, limit: 15, filters: {} };
    const rows = renderApi((id: number) => useEntityScrapes(id, query), 7);
    await vi.waitFor(() =>
      expect(rows.current().data?.items.map(({ number }) => number)).toEqual([16, 17]),
    );
    const counts = renderApi(useEntityScrapeCounts, 7);
    await vi.waitFor(() =>
      expect(counts.current().data).toEqual({ all: 34, active: 17, archived: 17 }),
    );
    expect(calls()).toEqual([
      'GET /api/entities/7/scrapes?page=2&limit=15',
      'GET /api/entities/7/scrapes?page=1&limit=0&archived=false',
      'GET /api/entities/7/scrapes?page=1&limit=0&archived=true',
    ]);
  });
});

describe('who else has an address', () => {
  it.each([
    ['an object with entities', { entities: [match], company_queues: [] }],
    ['a collection', { 'hydra:member': [match], 'hydra:totalItems': 1 }],
    ['a plain list', [match]],
  ])(
    'is asked by POST /entities/search_by_url; the answer may be %s (A-API-020, B-API-054)',
    async (_name, body) => {
      const { sent } = fakeFetch(() => json(body));
      const found = renderApi((url: string) => useEntityUrlMatches(url, 3), 'https://acme.example');
      await vi.waitFor(() => expect(found.current().data?.entities).toMatchObject([match]));
      expect(sent).toMatchObject([
        {
          method: 'POST',
          path: '/api/entities/search_by_url',
          body: { url: 'https://acme.example', exclude_id: 3 },
        },
      ]);
    },
  );

  it('is asked by POST /entities/search_by_career_page (A-API-021, B-API-055)', async () => {
    const { sent } = fakeFetch(() => json({ entities: [match] }));
    const found = renderApi(
      (url: string) => useCareerPageMatches(url),
      'https://acme.example/jobs',
    );
    await vi.waitFor(() => expect(found.current().data?.entities).toHaveLength(1));
    expect(sent).toMatchObject([
      {
        method: 'POST',
        path: '/api/entities/search_by_career_page',
        body: { career_page: 'https://acme.example/jobs' },
      },
    ]);
  });

  it('is not asked without an address', () => {
    const { sent } = fakeFetch(() => json([]));
    renderApi(() => [useEntityUrlMatches(undefined), useCareerPageMatches(undefined)], null);
    expect(sent).toHaveLength(0);
  });
});

it('tags come from GET /tags, all of them or by title (A-API-047); a category is one of three or none (A-DAT-010, B-DAT-018)', async () => {
  const members = [
    { id: 1, title: 'NYSE', category: 'exchange' },
    { id: 2, title: 'Odd', category: 'none' },
    { id: 3, title: 'Bare' },
  ];
  const { calls } = fakeFetch(() => json({ 'hydra:member': members, 'hydra:totalItems': 3 }));
  const tags = renderApi(() => useTags({ title: 'NS:', all: true }), null);
  await vi.waitFor(() =>
    expect(tags.current().data?.items.map(({ category }) => category)).toEqual([
      'exchange',
      null,
      null,
    ]),
  );
  expect(calls()).toEqual(['GET /api/tags?pagination=false&title=NS%3A']);
});

it('users come from GET /users with page, limit and archived (A-API-051, A-DAT-018, B-DAT-019)', async () => {
  const user = {
    id: 1,
    first_name: 'Ada',
    last_name: 'King',
    email: 'ada@console.test',
    roles: ['ROLE_DQ'],
    archived: false,
  };
  const { calls } = fakeFetch(() => json({ 'hydra:member': [user], 'hydra:totalItems': 1 }));
  const users = renderApi(useUsers, { page: 2, limit: 15, filters: { archived: false } });
  await vi.waitFor(() => expect(users.current().data?.items).toEqual([{ ...user, '@id': null }]));
  expect(calls()).toEqual(['GET /api/users?page=2&limit=15&archived=false']);
});

it('tags are replaced as a whole by PUT /entities/{id}/tags/batch (B-API-037), against the version that was read; what shows them is read again', async () => {
  const { sent, calls } = fakeFetch(() =>
    json({ id: 7, company_name: 'Acme' }, 200, { etag: '"entity-7-5"' }),
  );
  const screen = renderApi(() => ({ shown: useEntity(7), save: useSaveEntityTags() }), null);
  await vi.waitFor(() => expect(screen.current().shown.data).toBeDefined());
  const values = {
    entity_tags: [{ '@id': '/api/entity_tags/9', tag: '/api/tags/5' }, { tag: '/api/tags/6' }],
  };
  await act(async () => screen.current().save.trigger({ id: 7, values, etag: '"entity-7-4"' }));
  expect(sent[1]).toMatchObject({
    method: 'PUT',
    path: '/api/entities/7/tags/batch',
    body: values,
  });
  expect(sent[1]?.headers.get('if-match')).toBe('"entity-7-4"');
  await vi.waitFor(() =>
    expect(calls()).toEqual([
      'GET /api/entities/7',
      'PUT /api/entities/7/tags/batch',
      'GET /api/entities/7',
    ]),
  );
});

it('alerts of the scrapes of an employer come from GET /entities/{id}/scrape_alerts (B-DAT-004)', async () => {
  const alert = {
    id: 3,
    scrape: { id: 812, name: 'Acme Workday' },
    state: 'broken',
    entity_id: 7,
    created_at: '2026-11-21T05:40:00Z',
  };
  const { calls } = fakeFetch(() => json({ 'hydra:member': [alert], 'hydra:totalItems': 1 }));
  const alerts = renderApi(() => useScrapeAlerts(7), null);
  await vi.waitFor(() =>
    expect(alerts.current().data).toEqual([{ ...alert, '@id': null, created_at: 1795239600 }]),
  );
  expect(calls()).toEqual(['GET /api/entities/7/scrape_alerts']);
});
