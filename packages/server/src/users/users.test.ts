import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appUser } from '../db/schema/people.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await api.database.db.insert(appUser).values([
    { email: 'gone@console.test', firstName: 'Gone', lastName: 'Aaron', archived: true },
    {
      email: 'ada@console.test',
      firstName: 'Ada',
      lastName: 'Álvarez',
      roles: ['ROLE_USER', 'ROLE_SCRAPER'],
    },
    { email: 'none@console.test', firstName: 'No', lastName: 'Role', roles: [] },
  ]);
});
afterAll(() => api.close());

const names = async (query: string) => {
  const { body } = await api.ask('GET', `/users${query}`);
  return [body['hydra:member']]
    .flat()
    .map((user) =>
      typeof user === 'object' && user !== null && 'first_name' in user
        ? user.first_name
        : undefined,
    );
};

describe('GET /users', () => {
  it('A-API-051 A-DAT-018 has id, names, e-mail address, roles and archived, those in use first, by last name', async () => {
    const { body } = await api.ask('GET', '/users?page=1&limit=15', { as: 'user' });
    expect(body['hydra:totalItems']).toBe(9);
    expect((await names('')).slice(0, 2)).toEqual(['Ada', 'No']);
    expect((await names('')).at(-1)).toBe('Gone');
    expect(body['hydra:member']).toContainEqual({
      '@id': expect.stringMatching(/^\/api\/users\/\d+$/),
      '@type': 'User',
      id: expect.any(Number),
      first_name: 'Ada',
      last_name: 'Álvarez',
      email: 'ada@console.test',
      roles: ['ROLE_USER', 'ROLE_SCRAPER'],
      archived: false,
    });
  });

  it.each([
    ['?archived=true', ['Gone']],
    ['?archived=false&custom_search=ÁLVAREZ', ['Ada']],
    ['?custom_search=ada%20ál', ['Ada']],
    ['?custom_search=álvar%20ada%20console', ['Ada']],
    ['?custom_search=ada%20aaron', []],
    ['?order[email]=asc&limit=1', ['Ada']],
    ['?order[archived]=desc&limit=1', ['Gone']],
  ])('A-API-051 %s', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('gives all of them without pages when asked', async () => {
    expect(await names('?pagination=false')).toHaveLength(9);
  });

  it('one by its id', async () => {
    const { body } = await api.ask('GET', '/users/1');
    expect(body).toMatchObject({ '@context': '/api/contexts/User', '@id': '/api/users/1', id: 1 });
    expect((await api.ask('GET', '/users/4711')).status).toBe(404);
  });
});

describe('GET /me', () => {
  it('A-API-052 A-ROL-002 is the signed-in person with the highest role and what it may do', async () => {
    expect((await api.ask('GET', '/me', { as: 'dq' })).body).toEqual({
      '@context': '/api/contexts/Me',
      '@id': expect.stringMatching(/^\/api\/users\/\d+$/),
      '@type': 'Me',
      id: expect.any(Number),
      first_name: 'dq',
      last_name: 'Test',
      email: 'dq@console.test',
      roles: ['ROLE_DQ'],
      archived: false,
      role: 'ROLE_DQ',
      permissions: ['ENT_PLUS', 'DQ', 'DQ_PLUS'],
    });
    const ada = await api.ask('GET', '/me', {
      as: null,
      headers: { authorization: 'Bearer test:ada' },
    });
    expect(ada.body).toMatchObject({
      roles: ['ROLE_USER', 'ROLE_SCRAPER'],
      role: 'ROLE_SCRAPER',
      permissions: ['EDIT', 'ENT', 'ENT_PLUS'],
    });
    const none = await api.ask('GET', '/me', {
      as: null,
      headers: { authorization: 'Bearer test:none' },
    });
    expect(none.body).toMatchObject({ roles: [], role: 'ROLE_USER', permissions: [] });
  });

  it('is 403 for who has no account or an archived one, on every endpoint', async () => {
    for (const [token, code] of [
      ['stranger', 'user_not_provisioned'],
      ['gone', 'user_archived'],
    ]) {
      for (const path of ['/me', '/entities']) {
        const { status, body } = await api.ask('GET', path, {
          as: null,
          headers: { authorization: `Bearer test:${token}` },
        });
        expect([status, body.code, body.message]).toEqual([
          403,
          code,
          'Your account has no access to this application.',
        ]);
      }
    }
  });
});
