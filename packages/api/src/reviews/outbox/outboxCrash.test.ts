// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorOfResponse } from '../../core/errors.ts';
import { ADA, at, browser, EVE, NOW, rowsOf } from '../../testing/outboxBrowser.ts';
import { storedNames } from './outbox.store.ts';

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const settle = () => pass(0);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => void vi.useRealTimers());

/** A browser whose IndexedDB answers no change. */
function hanging() {
  const { durable, ...rest } = browser();
  durable.state.hangs = true;
  return { durable, ...rest };
}

describe('a tab that dies before IndexedDB has answered', () => {
  it('H-OUT-012 loses no decision, not even the one of the very moment', async () => {
    const { open } = hanging();
    const before = open();
    const { id } = before.post(12);
    before.kill();
    expect(storedNames(ADA)).toHaveLength(1);
    const after = open();
    await after.enter(ADA);
    await settle();
    expect(after.requests.map(({ item }) => [item.id, item.values])).toEqual([
      [id, { action: 'do_nothing' }],
    ]);
  });

  it('H-OUT-012 loses none either when IndexedDB cannot even be read', async () => {
    const { open, durable } = hanging();
    durable.store.entries = () => new Promise(() => undefined);
    const before = open();
    before.post(12);
    before.kill();
    const after = open();
    void after.enter(ADA);
    await settle();
    expect(rowsOf(after.requests)).toEqual([12]);
  });

  it('H-OUT-003 does not send what was taken back in the very moment', async () => {
    const { open } = hanging();
    const before = open();
    before.post(12);
    await settle();
    before.undo();
    before.kill();
    const after = open();
    await after.enter(ADA);
    await settle();
    expect(after.state.items).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('H-OUT-014 keeps that a decision was refused in the very moment', async () => {
    const { open, draftsOf } = hanging();
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
    expect(after.state.items).toMatchObject([{ rowId: 12, state: 'failed' }]);
    expect(await draftsOf(12)).toHaveLength(1);
  });

  it('H-OUT-015 H-OUT-016 leaves its decisions to one other tab of the same user', async () => {
    const { open } = hanging();
    const [first, second, third, eves] = [open(), open(), open(), open({ userId: EVE })];
    first.post(12);
    await Promise.all([second.enter(ADA), third.enter(ADA), eves.enter(EVE)]);
    await pass(10_000);
    expect([second.state.items, third.state.items]).toEqual([[], []]);
    expect(rowsOf(first.requests)).toEqual([12]);
    first.kill();
    await pass(10_000);
    expect([...rowsOf(second.requests), ...rowsOf(third.requests)]).toEqual([12]);
    const [taker, last] = second.requests.length > 0 ? [second, third] : [third, second];
    taker.kill();
    await settle();
    expect(rowsOf(last.requests)).toEqual([12]);
    expect(eves.requests).toEqual([]);
  });
});

describe('a tab that lives while IndexedDB does not answer', () => {
  it('H-OUT-004 goes on sending', async () => {
    const tab = hanging().open();
    for (const row of [1, 2, 3, 4]) tab.post(row);
    await pass(5000);
    for (const request of tab.requests.slice(0, 3)) request.save();
    await settle();
    expect(rowsOf(tab.requests)).toEqual([1, 2, 3, 4]);
    at(tab.requests, 3).save();
    await settle();
    expect(tab.state.items).toEqual([]);
    await tab.takeOver();
    expect(tab.state.items).toEqual([]);
  });
});
