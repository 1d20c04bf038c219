// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorOfResponse } from '../../core/errors.ts';
import { ADA, at, browser, EVE, NOW, rowsOf } from '../../testing/outboxBrowser.ts';
import { prefixOf, storedNames } from './outbox.store.ts';

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const settle = () => pass(0);
const noRoomInLocalStorage = () =>
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    },
    getItem: () => null,
    removeItem: () => undefined,
  });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what the outbox stores', () => {
  it('H-OUT-012 a decision that was held when the tab died is sent by the next one', async () => {
    const { open } = browser();
    const before = open();
    const { id } = before.post(12);
    await settle();
    before.kill();
    const after = open();
    await after.enter(ADA);
    await settle();
    expect(after.requests.map(({ item }) => [item.id, item.values])).toEqual([
      [id, { action: 'do_nothing' }],
    ]);
  });

  it('decisions that were held when the tab died are sent in the order of their posting', async () => {
    const { open } = browser();
    const before = open();
    const { id } = before.post(12);
    await pass(1);
    before.post(13);
    await settle();
    before.kill();
    // Local storage has them in any order.
    const name = `${prefixOf(ADA)}${id}`;
    const first = localStorage.getItem(name) ?? '';
    localStorage.removeItem(name);
    localStorage.setItem(name, first);
    const after = open();
    await after.enter(ADA);
    await settle();
    expect(rowsOf(after.requests)).toEqual([12, 13]);
  });

  it('H-OUT-013 one that was being sent is sent again under the same key, and one with an answer is not', async () => {
    const { open } = browser();
    const before = open();
    before.post(11);
    const { id } = before.post(12);
    await pass(5000);
    at(before.requests, 0).save();
    await settle();
    before.kill();
    const after = open();
    await after.enter(ADA);
    await settle();
    expect(after.requests.map(({ item }) => item.id)).toEqual([id]);
    at(after.requests, 0).save();
    await settle();
    expect(storedNames(ADA)).toEqual([]);
  });

  it('H-OUT-014 one that had failed stands in the tray again, and is not sent', async () => {
    const { open, draftsOf } = browser();
    const before = open();
    before.post(12);
    await pass(5000);
    at(before.requests, 0).fail(errorOfResponse(404, undefined));
    await settle();
    before.kill();
    const after = open();
    await after.enter(ADA);
    await pass(60_000);
    expect(after.requests).toEqual([]);
    expect(after.state.items).toMatchObject([
      { rowId: 12, state: 'failed', why: 'Somebody has removed this row meanwhile.' },
    ]);
    expect(await draftsOf(12)).toHaveLength(1);
  });

  it('one that was taken back or discarded never comes again', async () => {
    const { open } = browser();
    const before = open();
    before.post(12);
    before.undo();
    await settle();
    before.kill();
    const after = open();
    await after.enter(ADA);
    await settle();
    expect(after.state.items).toEqual([]);
    expect(after.requests).toEqual([]);
    expect(storedNames(ADA)).toEqual([]);
  });

  it('H-OUT-015 belongs to the tab that lives, and passes to one other when that is gone', async () => {
    const { open } = browser();
    const [first, second, third] = [open(), open(), open()];
    first.post(12);
    await settle();
    await Promise.all([second.enter(ADA), third.enter(ADA)]);
    await settle();
    expect([second.state.items, third.state.items]).toEqual([[], []]);
    first.kill();
    await pass(10_000);
    expect([...rowsOf(second.requests), ...rowsOf(third.requests)]).toEqual([12]);
    // The one that took it dies too, before the answer.
    const [taker, last] = second.requests.length > 0 ? [second, third] : [third, second];
    taker.kill();
    await settle();
    expect(rowsOf(last.requests)).toEqual([12]);
    expect(at(last.requests, 0).item.id).toBe(at(taker.requests, 0).item.id);
  });

  it('H-OUT-015 passes to a tab that was there before it was posted', async () => {
    const { open } = browser();
    const [first, second] = [open(), open()];
    await second.enter(ADA);
    first.post(12);
    await settle();
    await second.takeOver();
    expect(second.state.items).toEqual([]);
    first.kill();
    await settle();
    expect(rowsOf(second.requests)).toEqual([12]);
  });

  it('H-OUT-016 is neither shown to another user nor sent as one', async () => {
    const { open } = browser();
    const before = open();
    before.post(12);
    await settle();
    expect([storedNames(ADA).length, storedNames(EVE).length]).toEqual([1, 0]);
    before.kill();
    const theirs = open({ userId: EVE });
    await theirs.enter(EVE);
    await pass(10_000);
    expect(theirs.state.items).toEqual([]);
    expect(theirs.requests).toEqual([]);
    const own = open();
    await own.enter(ADA);
    await settle();
    expect(rowsOf(own.requests)).toEqual([12]);
  });

  it('stays stored when its user leaves, and is sent when the same user comes back to the same page', async () => {
    const { open } = browser();
    const tab = open();
    tab.post(12);
    await settle();
    tab.state.userId = EVE;
    tab.leave();
    await tab.enter(EVE);
    await pass(10_000);
    expect(tab.state.items).toEqual([]);
    expect(tab.requests).toEqual([]);
    tab.state.userId = ADA;
    tab.leave();
    await tab.enter(ADA);
    expect(rowsOf(tab.requests)).toEqual([12]);
  });

  it('H-OUT-017 outlives its tab where IndexedDB is full, and nothing has to be said', async () => {
    const { open, durable } = browser();
    durable.state.full = true;
    const before = open();
    before.post(12);
    before.post(13);
    await pass(5000);
    at(before.requests, 0).save();
    await settle();
    before.kill();
    expect(before.state.tabOnly).toBe(false);
    const after = open();
    await after.enter(ADA);
    await settle();
    expect(rowsOf(after.requests)).toEqual([13]);
  });

  it('H-OUT-017 is kept in this tab where local storage is full too, which is said', async () => {
    const { open, durable } = browser();
    noRoomInLocalStorage();
    durable.state.full = true;
    const tab = open();
    tab.post(12);
    await settle();
    expect(tab.state).toMatchObject({ tabOnly: true, items: [{ rowId: 12 }] });
    tab.state.userId = EVE;
    tab.leave();
    await tab.enter(EVE);
    expect(tab.state.items).toEqual([]);
    tab.leave();
    tab.state.userId = ADA;
    await tab.enter(ADA);
    expect(rowsOf(tab.requests)).toEqual([12]);
  });

  it.each(['1', '{broken', '{"page":"x"}', '{"userId":4,"page":"x"}'])(
    'is nothing that has another shape (%s)',
    async (entry) => {
      const { open } = browser();
      const before = open();
      before.post(12);
      await settle();
      before.kill();
      localStorage.setItem(`${prefixOf(ADA)}other`, entry);
      const after = open();
      await after.enter(ADA);
      await settle();
      expect(rowsOf(after.requests)).toEqual([12]);
      at(after.requests, 0).save();
      await settle();
      expect(localStorage).toHaveLength(0);
    },
  );
});
