import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entity } from '../db/schema/entities.ts';
import { idempotencyKey } from '../db/schema/technical.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({}, { connections: 10 });
});
afterAll(() => api.close());

const body = (name: string) => ({
  company_name: name,
  url: `https://${name}.test`,
  career_page: `https://${name}.test/jobs`,
});
const post = (name: string, key: string, as: 'admin' | 'dq' = 'admin') =>
  api.ask('POST', '/entities', { as, body: body(name), headers: { 'idempotency-key': key } });
const named = (name: string) =>
  api.database.db.select({ id: entity.id }).from(entity).where(eq(entity.companyName, name));

describe('Idempotency-Key', () => {
  it('a repeat gets the stored answer and makes nothing', async () => {
    const first = await post('once', 'k1');
    const second = await post('once', 'k1');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(second.text).toBe(first.text);
    expect(first.text).toMatch(/^{"@context":/);
    expect([second.headers.get('location'), second.headers.get('etag')]).toEqual([
      first.headers.get('location'),
      first.headers.get('etag'),
    ]);
    expect(await named('once')).toHaveLength(1);
  });

  it('sent twice at once makes one: the other is told to wait or gets the same', async () => {
    const answers = await Promise.all([
      post('double', 'k2'),
      post('double', 'k2'),
      post('double', 'k2'),
    ]);
    expect(
      answers.filter(
        ({ status, headers }) => status === 201 && !headers.has('idempotency-replayed'),
      ),
    ).toHaveLength(1);
    const told = answers.filter(({ status }) => status === 409);
    for (const { body: answer, headers } of told)
      expect([answer.code, answer.message, headers.get('retry-after')]).toEqual([
        'in_progress',
        'The same request is still being processed.',
        '1',
      ]);
    expect(await named('double')).toHaveLength(1);
    expect((await post('double', 'k2')).headers.get('idempotency-replayed')).toBe('true');
  });

  it('with another body or another address is a mistake', async () => {
    await post('first', 'k3');
    const other = await post('second', 'k3');
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
    const [row] = await named('first');
    expect(
      (
        await api.ask('PUT', `/entities/${row?.id}`, {
          body: body('first'),
          headers: { 'idempotency-key': 'k3' },
        })
      ).body.code,
    ).toBe('idempotency_mismatch');
    expect(await named('second')).toHaveLength(0);
  });

  it('belongs to one person', async () => {
    expect((await post('mine', 'k4')).status).toBe(201);
    expect((await post('theirs', 'k4', 'dq')).status).toBe(201);
  });

  it('is not used up by a refusal: the corrected body may carry it', async () => {
    const refused = await api.ask('POST', '/entities', {
      body: { company_name: '' },
      headers: { 'idempotency-key': 'k5' },
    });
    expect(refused.status).toBe(422);
    expect((await post('corrected', 'k5')).status).toBe(201);
  });

  it('is kept for a day', async () => {
    await post('yesterday', 'k6');
    await api.database.db
      .update(idempotencyKey)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(idempotencyKey.key, 'k6'));
    expect((await post('today', 'k6')).status).toBe(201);
  });

  describe('after a day', () => {
    const ofNobody = eq(idempotencyKey.userId, 4711);
    const left = () => api.database.db.$count(idempotencyKey, ofNobody);
    beforeEach(async () => {
      await api.database.db.delete(idempotencyKey).where(ofNobody);
      await api.database.db.insert(idempotencyKey).values(
        Array.from({ length: 30 }, (_, index) => ({
          userId: 4711,
          key: `old ${index}`,
          method: 'POST',
          path: '/entities',
          bodySha256: '',
          createdAt: new Date(Date.now() - 25 * 3_600_000),
        })),
      );
    });

    it('is deleted by the next writes, some at a time', async () => {
      await post('later', 'k7');
      expect(await left()).toBe(10);
      await post('latest', 'k8');
      expect(await left()).toBe(0);
    });

    // The embedded engine has one connection, so that nobody else can have a key.
    it.runIf(process.env.TEST_DATABASE_URL)('keeps nobody waiting', async () => {
      const other = await api.database.pool.connect();
      await other.query('BEGIN; SELECT FROM idempotency_key WHERE user_id = 4711 FOR UPDATE');
      expect((await post('meanwhile', 'k9')).status).toBe(201);
      await other.query('ROLLBACK');
      other.release();
      expect(await left()).toBe(30);
    });
  });

  it.each(['a b', 'x'.repeat(201), 'ä'])('%s is no key', async (key) => {
    expect((await post('never', key)).status).toBe(400);
  });
});
