// @vitest-environment happy-dom
import { outboxStore, post } from '@console/api/reviews/outbox/outbox';
import { noticesStore, showSuccess } from '@console/ui/Notices/notices.store.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canUndoLast, undoLast } from './undoLast.ts';

const decide = () =>
  post({
    kind: 'watch-lists',
    row: { id: 12 },
    values: {},
    form: {},
    draftKey: 'watch-list-review-12',
    title: 'Acme: Snooze',
    tab: 'watch-list',
  });
const undo = vi.fn<() => Promise<undefined>>(async () => undefined);
const change = () => showSuccess('Acme has been changed.', undefined, undo);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_795_000_000_000 });
  outboxStore.items = [];
  noticesStore.shown = [];
  undo.mockClear();
});
afterEach(() => void vi.useRealTimers());

describe('H-OUT-021 the last thing that can be undone', () => {
  it('is nothing at first', async () => {
    expect(canUndoLast()).toBe(false);
    await undoLast();
    expect(undo).not.toHaveBeenCalled();
  });

  it('is a decision that was posted after the change', async () => {
    change();
    vi.advanceTimersByTime(2000);
    decide();
    expect(canUndoLast()).toBe(true);
    await undoLast();
    expect(outboxStore.items).toEqual([]);
    expect(undo).not.toHaveBeenCalled();
  });

  it('is a change that was made after the decision', async () => {
    decide();
    vi.advanceTimersByTime(2000);
    change();
    await undoLast();
    expect(undo).toHaveBeenCalledOnce();
    expect(outboxStore.items).toMatchObject([{ state: 'held' }]);
  });

  it('is not a decision that was already sent', () => {
    decide();
    for (const item of outboxStore.items) item.state = 'sending';
    expect(canUndoLast()).toBe(false);
  });
});
