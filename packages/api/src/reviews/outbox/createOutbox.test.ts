// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorOfResponse, offlineError } from '../../core/errors.ts';
import { ADA, at, browser, EVE, NOW, rowsOf } from '../../testing/outboxBrowser.ts';
import { storedNames } from './outbox.store.ts';

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const settle = () => pass(0);
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => void vi.useRealTimers());

describe('the outbox', () => {
  it('H-OUT-001 H-OUT-002 holds a decision for five seconds, then sends it, and drops it only when the server has saved it', async () => {
    const tab = browser().open();
    const item = tab.post(12);
    expect(item).toMatchObject({ rowId: 12, reviewed: null, state: 'held', heldUntil: NOW + 5000 });
    await pass(4999);
    expect(tab.requests).toEqual([]);
    await pass(1);
    expect(at(tab.requests, 0).item).toMatchObject({
      id: item.id,
      values: { action: 'do_nothing' },
    });
    expect(tab.state.items).toMatchObject([{ id: item.id, state: 'sending' }]);
    at(tab.requests, 0).save();
    await settle();
    expect(tab.state.items).toEqual([]);
    expect(tab.touched[0]).toEqual(['daily-job-shifts', 12]);
    expect(tab.touched[1]).toContainEqual(['scrapes']);
  });

  it('holds a decision no longer when the clock is set back meanwhile', async () => {
    const tab = browser().open();
    tab.post(12);
    vi.setSystemTime(NOW - 6 * 3_600_000);
    await pass(5000);
    expect(rowsOf(tab.requests)).toEqual([12]);
  });

  it('H-OUT-003 gives the newest back with its form as long as it is held, and then no more', async () => {
    const tab = browser().open();
    tab.post(12);
    const second = tab.post(13);
    expect(tab.undo()).toMatchObject({ id: second.id, form: { note: '<p>Fine.</p>' } });
    await pass(5000);
    expect(rowsOf(tab.requests)).toEqual([12]);
    expect(tab.undo()).toBeUndefined();
    expect(tab.undo(at(tab.requests, 0).item.id)).toBeUndefined();
    expect(storedNames(ADA)).toEqual([`outbox:${ADA}:${at(tab.requests, 0).item.id}`]);
  });

  it('H-OUT-004 takes any number while the network is slow, and sends them in order, three at once', async () => {
    const tab = browser().open();
    for (const row of [1, 2, 3, 4, 5]) tab.post(row);
    await pass(30_000);
    expect(rowsOf(tab.requests)).toEqual([1, 2, 3]);
    expect(tab.undo()).toMatchObject({ rowId: 5 });
    at(tab.requests, 1).save();
    await settle();
    expect(rowsOf(tab.requests)).toEqual([1, 2, 3, 4]);
  });

  it('sends the second decision about a row only when the first has its answer', async () => {
    const tab = browser().open();
    tab.post(1);
    tab.post(1);
    await pass(10_000);
    expect(rowsOf(tab.requests)).toEqual([1]);
    at(tab.requests, 0).save();
    await settle();
    expect(rowsOf(tab.requests)).toEqual([1, 1]);
  });

  it.each([
    ['no answer', offlineError()],
    ['a gateway without a server', errorOfResponse(502, undefined)],
    ['a database that is away', errorOfResponse(503, undefined)],
  ])(
    'H-OUT-005 after %s everything waits for the network, with growing pauses, under the same key',
    async (_name, error) => {
      const tab = browser().open();
      const { id } = tab.post(1);
      tab.post(2);
      await pass(5000);
      for (const request of tab.requests.splice(0)) request.fail(error);
      await settle();
      expect(tab.state.waiting).toBe('network');
      await pass(999);
      expect(tab.requests).toEqual([]);
      await pass(1);
      expect(tab.requests.map(({ item }) => item.id)).toContain(id);
      for (const request of tab.requests.splice(0)) request.fail(error);
      await pass(1999);
      expect(tab.requests).toEqual([]);
      tab.tryNow();
      expect(rowsOf(tab.requests)).toEqual([1, 2]);
      for (const request of tab.requests) request.save();
      await settle();
      expect(tab.state).toMatchObject({ items: [], waiting: undefined });
    },
  );

  it('H-OUT-006 after a 500 only its own decision is tried again, six times, and then may be tried by hand', async () => {
    const tab = browser().open();
    const { id } = tab.post(1);
    tab.post(2);
    await pass(5000);
    at(tab.requests, 1).save();
    at(tab.requests, 0).fail(errorOfResponse(500, { detail: 'Internal Server Error' }));
    for (let tries = 2; tries <= 6; tries += 1) {
      await pass(30_000);
      const request = at(tab.requests, -1);
      expect([tab.requests.length, request.item.id]).toEqual([tries + 1, id]);
      expect(tab.state.waiting).toBeUndefined();
      request.fail(errorOfResponse(500, { detail: 'Internal Server Error' }));
    }
    await pass(60_000);
    expect(tab.requests).toHaveLength(7);
    expect(tab.state.items).toMatchObject([
      { id, state: 'failed', why: 'Error: Status 500. Internal Server Error', retriable: true },
    ]);
    tab.retry(id);
    at(tab.requests, -1).save();
    await settle();
    expect(tab.state.items).toEqual([]);
  });

  it('a request that never gets an answer counts as lost after half a minute, and makes room', async () => {
    const tab = browser().open();
    tab.post(1);
    await pass(35_000);
    expect(tab.state.waiting).toBe('network');
    await pass(1000);
    expect(rowsOf(tab.requests)).toEqual([1, 1]);
    expect(new Set(tab.requests.map(({ item }) => item.id)).size).toBe(1);
  });

  it('a request that is still being processed is asked for again', async () => {
    const tab = browser().open();
    tab.post(1);
    await pass(5000);
    at(tab.requests, 0).fail(errorOfResponse(409, { code: 'in_progress' }));
    await pass(1000);
    expect(tab.requests).toHaveLength(2);
  });

  it('H-OUT-007 a 401 waits for the session and loses nothing', async () => {
    const tab = browser().open();
    tab.post(1);
    await pass(5000);
    tab.session.isThere = false;
    at(tab.requests, 0).fail(errorOfResponse(401, { code: 'token_expired' }));
    await pass(600_000);
    expect(tab.state).toMatchObject({
      waiting: 'session',
      items: [{ rowId: 1, state: 'sending' }],
    });
    expect(tab.requests).toHaveLength(1);
    expect(storedNames(ADA)).toHaveLength(1);
    tab.session.isThere = true;
    tab.tryNow();
    expect(tab.requests).toHaveLength(2);
  });

  const ada = { id: 4, first_name: 'Ada', last_name: 'King', archived: false };
  it.each([
    [
      409,
      { code: 'already_reviewed', last_reviewed_by: ada, last_time_reviewed: 1_795_000_000 },
      'Reviewed by Ada King meanwhile (11/23/2026 14:05).',
    ],
    [
      409,
      { code: 'entity_archived', detail: 'The entity is archived.' },
      'The entity is archived.',
    ],
    [
      412,
      { title: 'Precondition Failed', detail: 'It was changed.' },
      'Precondition Failed: Status 412. It was changed.',
    ],
    [
      422,
      { title: 'Validation Failed', detail: 'note: This is required' },
      'Validation Failed: Status 422. note: This is required',
    ],
    [
      403,
      { title: 'Forbidden', detail: 'You may not do this.' },
      'Forbidden: Status 403. You may not do this.',
    ],
    [404, {}, 'Somebody has removed this row meanwhile.'],
  ])(
    'H-OUT-008 H-OUT-009 a %i fails with its reason and comes back as a draft (%j)',
    async (status, body, why) => {
      const { open, draftsOf } = browser();
      const tab = open();
      const { id } = tab.post(12);
      await pass(5000);
      at(tab.requests, 0).fail(errorOfResponse(status, body));
      await settle();
      expect(tab.state.items).toMatchObject([{ id, state: 'failed', why, retriable: false }]);
      expect(await draftsOf(12)).toMatchObject([{ values: { note: '<p>Fine.</p>' }, base: null }]);
      expect(await draftsOf(12, EVE)).toEqual([]);
      tab.retry(id);
      await pass(60_000);
      expect(tab.requests).toHaveLength(1);
      await tab.discard(id);
      expect(tab.state.items).toEqual([]);
      expect(await draftsOf(12)).toEqual([]);
      expect(storedNames(ADA)).toEqual([]);
    },
  );

  it('H-OUT-010 sends everything at once when it is flushed, and waits for the answers', async () => {
    const tab = browser().open();
    for (const row of [1, 2, 3, 4]) tab.post(row);
    const flushed = vi.fn<() => void>();
    void tab.flush().then(flushed);
    await settle();
    expect(rowsOf(tab.requests)).toEqual([1, 2, 3]);
    at(tab.requests, 0).save();
    await settle();
    expect(flushed).not.toHaveBeenCalled();
    for (const request of tab.requests.slice(1, 3)) request.save();
    await settle();
    expect(flushed).not.toHaveBeenCalled();
    at(tab.requests, 3).fail(offlineError());
    await settle();
    expect(flushed).toHaveBeenCalledOnce();
    expect(tab.state.items).toMatchObject([{ rowId: 4, state: 'sending' }]);
  });

  it('drops what failed about a row once somebody has decided about it here', async () => {
    const { open, draftsOf } = browser();
    const tab = open();
    tab.post(12);
    await pass(5000);
    at(tab.requests, 0).fail(errorOfResponse(422, {}));
    await settle();
    tab.post(12);
    await pass(5000);
    at(tab.requests, 1).save();
    await settle();
    expect(tab.state.items).toEqual([]);
    expect(await draftsOf(12)).toEqual([]);
  });

  it('H-OUT-011 sends what is held with requests that outlive the page when the page goes away', async () => {
    const tab = browser().open();
    for (const row of [1, 2, 3, 4]) tab.post(row);
    tab.post(5, { values: { action: 'do_nothing', note: 'x'.repeat(30_000) } });
    tab.leavePage();
    expect(tab.requests.map(({ item, keepalive }) => [item.rowId, keepalive])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, true],
      // The browser would refuse it.
      [5, false],
    ]);
  });
});
