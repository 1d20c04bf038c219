import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEntities, insertTag } from '../testing/testRows.ts';
import { urlKey } from './urlKey.ts';

let api: TestApp;
let ids: number[];
beforeAll(async () => {
  api = await openTestApp();
  const addresses = (url: string, careerPage: string) => ({
    url,
    urlKey: urlKey(url),
    careerPage,
    careerPageKey: urlKey(careerPage),
  });
  ids = await insertEntities(api.database, [
    {
      companyName: 'Gone',
      ...addresses('http://acme.test', 'https://acme.test/old'),
      archived: true,
    },
    {
      companyName: 'Acme',
      ...addresses('https://www.acme.test/', 'https://acme.test/jobs?b=2&a=1'),
    },
    { companyName: 'Acme too', ...addresses('acme.test', 'https://other.test') },
    { companyName: 'Else', ...addresses('https://acme.test/de', 'https://else.test') },
  ]);
  await insertTag(api.database, 'NYSE', 'exchange', ids.slice(1, 2));
});
afterAll(() => api.close());

const search = async (path: string, body: unknown) => {
  const answer = await api.ask('POST', `/entities/${path}`, { body });
  const matches = v.safeParse(
    v.array(v.looseObject({ company_name: v.string() })),
    answer.body.entities,
  );
  return { ...answer, names: matches.success ? matches.output.map((one) => one.company_name) : [] };
};

describe('duplicate look-ups', () => {
  it('A-API-020 finds the entities with the same URL in any spelling, those in use first', async () => {
    const { status, body, names } = await search('search_by_url', {
      url: 'HTTPS://Acme.test:443#jobs',
    });
    expect(status).toBe(200);
    expect(names).toEqual(['Acme', 'Acme too', 'Gone']);
    expect(body).toMatchObject({
      '@id': '/api/entities/search_by_url',
      '@type': 'UrlMatch',
      company_queues: [],
      entities: [
        {
          '@type': 'Entity',
          id: ids[1],
          company_name: 'Acme',
          url: 'https://www.acme.test/',
          archived: false,
          state: 'new_entity',
          tags: [{ tag: { title: 'NYSE' } }],
        },
        {},
        { archived: true },
      ],
    });
  });

  it('A-API-020 leaves out the entity that is being edited', async () => {
    expect((await search('search_by_url', { url: 'acme.test', exclude_id: ids[1] })).names).toEqual(
      ['Acme too', 'Gone'],
    );
  });

  it('A-API-021 finds by career page, whose query may come in another order; url is read too', async () => {
    expect(
      (await search('search_by_career_page', { career_page: 'acme.test/jobs/?a=1&b=2' })).names,
    ).toEqual(['Acme']);
    expect((await search('search_by_career_page', { url: 'http://www.other.test' })).names).toEqual(
      ['Acme too'],
    );
    expect(
      (await search('search_by_career_page', { career_page: 'https://nobody.test' })).names,
    ).toEqual([]);
  });

  it.each([
    [{}, 422],
    [{ url: '' }, 422],
    [{ url: 'abc' }, 422],
    [{ url: 'a\0.test' }, 422],
    [{ url: 5 }, 400],
    [{ url: 'https://a.test', exclude_id: 'x' }, 400],
    [{ url: 'https://a.test', exclude_id: 99_999_999_999 }, 200],
  ])('answers %j with %i', async (body, status) => {
    expect((await search('search_by_url', body)).status).toBe(status);
  });
});
