import { MAX_UNPAGED } from '@console/api/core/hydra/query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tag } from '../db/schema/people.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertTag } from '../testing/testRows.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await insertTag(api.database, 'NYSE', 'exchange');
  await insertTag(api.database, 'NS: No website', 'cant_be_scraped');
  await insertTag(api.database, 'retail 50%', 'sector_and_industry');
  await insertTag(api.database, 'Misc_ns:');
});
afterAll(() => api.close());

const titles = async (query: string) => {
  const { body } = await api.ask('GET', `/tags${query}`);
  return [body['hydra:member']]
    .flat()
    .map((one) =>
      typeof one === 'object' && one !== null && 'title' in one ? one.title : undefined,
    );
};

describe('GET /tags', () => {
  it('A-API-047 A-DAT-010 has id, title and category, by title', async () => {
    const { body } = await api.ask('GET', '/tags?page=1&limit=2');
    expect(body).toMatchObject({
      'hydra:totalItems': 4,
      'hydra:member': [
        {
          '@id': expect.stringMatching(/^\/api\/tags\/\d+$/),
          '@type': 'Tag',
          id: expect.any(Number),
          title: 'Misc_ns:',
          category: null,
        },
        { title: 'NS: No website', category: 'cant_be_scraped' },
      ],
    });
  });

  it.each([
    ['?pagination=false', ['Misc_ns:', 'NS: No website', 'NYSE', 'retail 50%']],
    ['?pagination=false&title=NS:', ['Misc_ns:', 'NS: No website']],
    ['?title=RETAIL', ['retail 50%']],
    ['?title=%25', ['retail 50%']],
    ['?title=_', ['Misc_ns:']],
    ['?category[]=exchange', ['NYSE']],
    ['?category[]=exchange&category[]=none', ['Misc_ns:', 'NYSE']],
    ['?category=none', ['Misc_ns:']],
    ['?order[id]=desc&limit=1', ['Misc_ns:']],
    ['?order[category]=desc', ['retail 50%', 'NYSE', 'NS: No website', 'Misc_ns:']],
  ])('A-API-047 %s', async (query, found) => {
    expect(await titles(query)).toEqual(found);
  });

  it('an unknown category is 400', async () => {
    expect((await api.ask('GET', '/tags?category[]=colour')).body.message).toBe(
      'Invalid value for query parameter "category[]".',
    );
    expect((await api.ask('GET', '/tags?category=colour')).body.message).toBe(
      'Invalid value for query parameter "category".',
    );
  });

  it('one by its id', async () => {
    expect((await api.ask('GET', '/tags/1')).body).toMatchObject({
      '@context': '/api/contexts/Tag',
      '@id': '/api/tags/1',
      id: 1,
      title: 'NYSE',
      category: 'exchange',
    });
    expect((await api.ask('GET', '/tags/999')).status).toBe(404);
  });

  it('more than 5,000 rows are not given without pages', async () => {
    await api.database.db
      .insert(tag)
      .values(Array.from({ length: MAX_UNPAGED }, (_, index) => ({ title: `Many ${index}` })));
    const { status, body } = await api.ask('GET', '/tags?pagination=false');
    expect([status, body.code]).toEqual([400, 'too_many_items']);
    expect((await api.ask('GET', '/tags?pagination=false&title=retail')).status).toBe(200);
  });
});
