import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({}, { connections: 10 });
});
afterAll(() => api.close());

const state = { query: 'snoozed=false', layout: null };
const create = async (name: string, given: object = {}, as: TestUser = 'admin') =>
  api.ask('POST', '/views', { as, body: { list: 'watch-list', name, state, ...given } });
const made = async (name: string, given: object = {}, as: TestUser = 'admin') => {
  const { status, body } = await create(name, given, as);
  expect(status).toBe(201);
  return Number(body.id);
};
const members = async (list: string, as: TestUser = 'admin') => {
  const { body } = await api.ask('GET', `/views?list=${list}`, { as });
  const found = body['hydra:member'];
  return (Array.isArray(found) ? found : []).map((one: Record<string, unknown>) => one);
};
const namesOf = async (list: string, as: TestUser = 'admin') =>
  (await members(list, as)).map(({ name }) => name);

describe('who sees a view', () => {
  it('H-VIE-001 is its owner, and everybody where it is the team’s', async () => {
    await made('Mine', { list: 'tags' }, 'dq');
    const shared = await made('Ours', { list: 'tags', team: true }, 'lead');
    expect(await namesOf('tags', 'dq')).toEqual(['Mine', 'Ours']);
    expect(await namesOf('tags', 'user')).toEqual(['Ours']);
    expect((await api.ask('DELETE', `/views/${shared}`, { as: 'dq' })).status).toBe(403);
    expect((await api.ask('DELETE', `/views/${shared}`, { as: 'scrapeLead' })).status).toBe(204);
    expect(await namesOf('tags', 'user')).toEqual([]);
  });

  it('is only its owner again, when a lead takes it back from the team', async () => {
    const id = await made('Shared', { list: 'users', team: true }, 'lead');
    const { status, body } = await api.ask('PUT', `/views/${id}`, { body: { team: false } });
    expect([status, body.team]).toEqual([200, false]);
    expect(await namesOf('users', 'admin')).toEqual([]);
    expect(await namesOf('users', 'lead')).toEqual(['Shared']);
  });

  it('keeps the view of another from being deleted or found', async () => {
    const id = await made('Private', { list: 'users' }, 'dq');
    expect((await api.ask('DELETE', `/views/${id}`)).status).toBe(404);
    expect(
      (await api.ask('PUT', '/views/default', { body: { list: 'users', view: id } })).status,
    ).toBe(422);
  });
});

describe('the default of a list', () => {
  it('H-VIE-002 is a person’s own, moves to another view, and goes with its view', async () => {
    const [first, second] = [
      await made('First', { list: 'scrapes', team: true }),
      await made('Second', { list: 'scrapes', team: true }),
    ];
    const begin = (view: number | null, as: TestUser) =>
      api.ask('PUT', '/views/default', { as, body: { list: 'scrapes', view } });
    const defaults = async (as: TestUser) =>
      (await members('scrapes', as)).flatMap((one) => (one.is_default ? one.name : []));
    await begin(first, 'dq');
    await begin(second, 'dq');
    expect([await defaults('dq'), await defaults('user')]).toEqual([['Second'], []]);
    await api.ask('DELETE', `/views/${second}`);
    expect(await defaults('dq')).toEqual([]);
    await begin(first, 'dq');
    await begin(null, 'dq');
    expect(await defaults('dq')).toEqual([]);
  });
});

describe('the views of a list', () => {
  it('H-VIE-003 come in the order that was chosen, new ones last', async () => {
    const ids = [];
    for (const name of ['a', 'b', 'c']) ids.push(await made(name, { list: 'entities' }));
    const [a, b, c] = ids;
    const order = { list: 'entities', views: [c, a] };
    const { body } = await api.ask('PUT', '/views/order', { body: order });
    expect(body.views).toEqual([c, a, b]);
    await made('d', { list: 'entities' });
    expect(await namesOf('entities')).toEqual(['c', 'a', 'b', 'd']);
    const team = { ...order, team: true };
    expect((await api.ask('PUT', '/views/order', { as: 'dq', body: team })).status).toBe(403);
  });

  it('H-VIE-003 stand last among those of the team, once they are shared', async () => {
    const [first] = [
      await made('a', { list: 'entity-jobs' }),
      await made('b', { list: 'entity-jobs' }),
    ];
    await made('c', { list: 'entity-jobs', team: true });
    await api.ask('PUT', `/views/${first}`, { body: { team: true } });
    expect(await namesOf('entity-jobs')).toEqual(['b', 'c', 'a']);
  });

  it('H-VIE-003 are a hundred at most of each person', async () => {
    await Promise.all(
      Array.from({ length: 98 }, (_, index) => made(`View ${index}`, { list: 'pit-stop' }, 'user')),
    );
    const late = await Promise.all(
      ['x', 'y', 'z'].map(
        async (name) => (await create(name, { list: 'pit-stop' }, 'user')).status,
      ),
    );
    expect(late.toSorted((a, b) => a - b)).toEqual([201, 201, 422]);
    expect((await create('x', { list: 'pit-stop' }, 'dq')).status).toBe(201);
  });
});

/** A state of 8,192 bytes as JSON in UTF-8: its braces and names are 26. */
const largest = { query: 'ü'.repeat(4083), layout: null };

describe('the largest state', () => {
  it('is kept by a new view and by one that is changed', async () => {
    const id = await made('Large', { state: largest });
    const { status, body } = await api.ask('PUT', `/views/${id}`, { body: { state: largest } });
    expect([status, body.state]).toEqual([200, largest]);
  });

  it('has no room for one byte more', async () => {
    const id = await made('Too large', { state: largest });
    const larger = { state: { ...largest, query: `${largest.query}x` } };
    expect((await create('Larger', larger)).status).toBe(422);
    expect((await api.ask('PUT', `/views/${id}`, { body: larger })).status).toBe(422);
  });
});

describe('what cannot be kept', () => {
  it.each([
    ['a name with NUL', { name: 'a\0b' }],
    ['half of a pair in the query', { state: { query: '\ud800' } }],
    [
      'NUL in a column',
      { state: { ...state, layout: { order: ['\0'], hidden: [], widths: {}, density: 'normal' } } },
    ],
  ])('is refused with 422: %s', async (_, given) => {
    expect((await create('Bad', given)).status).toBe(422);
  });

  it('H-VIE-004 is a name that the same moment gives to another view of its owner', async () => {
    const both = await Promise.all([create('Twin'), create('TWIN')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect((await create('Twin', {}, 'dq')).status).toBe(201);
  });

  it('H-VIE-004 is a change on an older version, which is told the newer one', async () => {
    const id = await made('Versioned');
    const change = (version: number) =>
      api.ask('PUT', `/views/${id}`, {
        body: { name: `Version ${version}` },
        headers: { 'if-match': `"View-${id}-${version}"` },
      });
    expect((await change(1)).body.version).toBe(2);
    expect((await change(1)).status).toBe(412);
    const gone = await api.ask('DELETE', `/views/${id}`, {
      headers: { 'if-match': `"View-${id}-1"` },
    });
    expect(gone.status).toBe(412);
  });
});
