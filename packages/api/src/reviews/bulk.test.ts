import { describe, expect, it, vi } from 'vitest';
import { ApiError, offlineError, type ApiErrorKind } from '../core/errors.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { matchingRows, presentRows, startBulk, type BulkOutcome } from './bulk.ts';
import { BULK_MAX } from './rules.ts';

const failure = (kind: ApiErrorKind, code = kind) => new ApiError(kind, { kind, code });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** Every promise that can settle now has settled. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Calls that are answered when the test says so. */
function fakeCalls() {
  const asked: number[] = [];
  const answers = new Map<number, (failed?: Error) => void>();
  return {
    asked,
    send: (item: number) => {
      asked.push(item);
      return new Promise<string>((resolve, reject) => {
        answers.set(item, (failed) => (failed ? reject(failed) : resolve(`saved ${item}`)));
      });
    },
    async answer(item: number, failed?: Error) {
      answers.get(item)?.(failed);
      await settled();
    },
  };
}
const words = (outcomes: readonly BulkOutcome<string>[]) =>
  outcomes.map((outcome) => (outcome.kind === 'failed' ? outcome.error.code : outcome.kind));

describe('H-BLK-009 a bulk run', () => {
  it('sends four at a time, in order, and the next one with each answer', async () => {
    const { asked, send, answer } = fakeCalls();
    const seen: number[] = [];
    const { ended } = startBulk(numbers(6), send, (_outcome, item) => seen.push(item));
    await settled();
    expect(asked).toEqual([1, 2, 3, 4]);
    await answer(3);
    expect(asked).toEqual([1, 2, 3, 4, 5]);
    await answer(1);
    expect(asked).toEqual([1, 2, 3, 4, 5, 6]);
    for (const item of [6, 5, 4, 2]) await answer(item);
    expect(await ended).toEqual(
      numbers(6).map((item) => ({ kind: 'done', saved: `saved ${item}` })),
    );
    expect(seen).toEqual([3, 1, 6, 5, 4, 2]);
  });

  it('ends at once without items', async () => {
    expect(await startBulk([], fakeCalls().send).ended).toEqual([]);
  });

  it('H-BLK-011 stops: what was sent is waited for, the rest is left', async () => {
    const { asked, send, answer } = fakeCalls();
    const onEnd = vi.fn<() => void>();
    const { stop, ended } = startBulk(numbers(7), send);
    void ended.then(onEnd);
    await answer(1);
    stop();
    await answer(2);
    await answer(3);
    await answer(4);
    expect(onEnd).not.toHaveBeenCalled();
    await answer(5);
    expect(asked).toEqual([1, 2, 3, 4, 5]);
    expect(words(await ended)).toEqual([...Array(5).fill('done'), 'left', 'left']);
  });

  it.each(['conflict', 'stale', 'invalid', 'server', 'notFound', 'forbidden', 'contract'] as const)(
    'goes on after %s for one item',
    async (kind) => {
      const send = (item: number) =>
        item === 2 ? Promise.reject(failure(kind)) : Promise.resolve(`saved ${item}`);
      expect(words(await startBulk(numbers(6), send).ended)).toEqual([
        'done',
        kind,
        'done',
        'done',
        'done',
        'done',
      ]);
    },
  );

  it('sends nothing more once the session has ended, and leaves the refused item', async () => {
    const { asked, send, answer } = fakeCalls();
    const { ended } = startBulk(numbers(9), send);
    await answer(1);
    await answer(2, failure('unauthorized'));
    for (const item of [3, 4, 5]) await answer(item);
    expect(asked).toEqual([1, 2, 3, 4, 5]);
    expect(words(await ended)).toEqual([
      'done',
      'left',
      'done',
      'done',
      'done',
      ...Array(4).fill('left'),
    ]);
  });

  it('sends nothing more without a network, and names the items that got no answer', async () => {
    const { asked, send, answer } = fakeCalls();
    const { ended } = startBulk(numbers(6), send);
    await answer(4, offlineError());
    await answer(1, offlineError());
    await answer(2);
    await answer(3);
    expect(asked).toEqual([1, 2, 3, 4]);
    expect(words(await ended)).toEqual([
      'fetch_error',
      'done',
      'done',
      'fetch_error',
      'left',
      'left',
    ]);
  });

  it('takes anything that is thrown as a failure of its item', async () => {
    const send = (item: number) => {
      if (item === 1) throw new TypeError('no such thing');
      return Promise.resolve('saved');
    };
    expect(await startBulk([1, 2], send).ended).toMatchObject([
      { kind: 'failed', error: { kind: 'contract', message: 'no such thing' } },
      { kind: 'done' },
    ]);
  });
});

describe('the rows of a bulk action', () => {
  const query: ListQuery = {
    page: 4,
    limit: 20,
    order: { key: 'id', direction: 'asc' },
    filters: { snoozed: 'false' },
  };
  const asked = vi.fn<(query: ListQuery) => void>();
  const load = (given: ListQuery) => {
    asked(given);
    const items = numbers(691).map((id) => ({ id }));
    return Promise.resolve({ items, total: 691, totalCapped: false });
  };

  it('are the first 250 that match, in the order of the list', async () => {
    const { items, total } = await matchingRows(load, query);
    expect([items.length, total]).toEqual([BULK_MAX, 691]);
    expect(asked).toHaveBeenLastCalledWith({ ...query, page: 1, limit: 250 });
  });

  it('are looked for again by their ids, under the same filters, and no others are taken', async () => {
    expect(await presentRows(load, query, [7, 9])).toEqual([{ id: 7 }, { id: 9 }]);
    expect(asked).toHaveBeenLastCalledWith({
      ...query,
      page: 1,
      limit: 2,
      filters: { snoozed: 'false', 'id[]': [7, 9] },
    });
    asked.mockClear();
    expect(await presentRows(load, query, [])).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
  });
});
