// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../../testing/memoryStore.ts';
import { createDraftStore, draftStorage, indexedDbStore, keepCopy } from './draftStore.ts';

beforeEach(() => {
  sessionStorage.clear();
  draftStorage.tabOnly = false;
});

describe('the store of the drafts', () => {
  it('keeps a value in memory and in the tab where there is no room, and says so', async () => {
    const { store: durable, values, state } = memoryStore();
    const store = createDraftStore(durable);
    expect(await store.set('a', 'first')).toBe(true);
    expect(draftStorage.tabOnly).toBe(false);
    state.full = true;
    expect(await store.set('a', 'second')).toBe(false);
    expect(draftStorage.tabOnly).toBe(true);
    expect([...(await store.entries())]).toEqual([['a', 'second']]);
    expect(values.get('a')).toBe('first');
    // Simulates a reload after which storage has space.
    state.full = false;
    expect([...(await createDraftStore(durable).entries())]).toEqual([['a', 'second']]);
    expect(values.get('a')).toBe('second');
    expect(sessionStorage).toHaveLength(0);
  });

  it('works in memory where the browser has no IndexedDB', async () => {
    const store = createDraftStore(indexedDbStore());
    expect(await store.set('a', 1)).toBe(false);
    expect([...(await store.entries())]).toEqual([['a', 1]]);
    await store.del('a');
    expect([...(await store.entries())]).toEqual([]);
    expect([...(await createDraftStore(indexedDbStore()).entries())]).toEqual([]);
  });

  it('keeps a value in the tab where IndexedDB never answers, and says so', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    const store = createDraftStore(indexedDbStore());
    const kept = store.set('a', 'first');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await kept).toBe(false);
    expect(draftStorage.tabOnly).toBe(true);
    // The next calls do not wait again.
    expect(await store.set('a', 'second')).toBe(false);
    expect([...(await store.entries())]).toEqual([['a', 'second']]);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('stores values again once a late answer has come', async () => {
    vi.useFakeTimers();
    const { store: durable, values } = memoryStore();
    let answer = () => undefined as void;
    const slow = () => new Promise<void>((resolve) => (answer = resolve));
    const set = vi.spyOn(durable, 'set').mockImplementationOnce(slow);
    const store = createDraftStore(durable);
    const kept = store.set('a', 'first');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await kept).toBe(false);
    answer();
    expect(await store.set('a', 'second')).toBe(true);
    expect(values.get('a')).toBe('second');
    set.mockRestore();
    vi.useRealTimers();
  });

  it('takes what a page kept at its end, also a removal', async () => {
    const { store: durable } = memoryStore({ a: 'old', b: 'old', c: 'old' });
    keepCopy('a', 'new');
    keepCopy('b', null);
    sessionStorage.setItem('unstored-draft:c', '{broken');
    sessionStorage.setItem('other', 'stays');
    const store = createDraftStore(durable);
    expect([...(await store.entries())]).toEqual([
      ['a', 'new'],
      ['c', 'old'],
    ]);
    expect(Object.keys(sessionStorage)).toEqual(['other']);
  });

  it('keeps a copy that is made while the value before it is being removed', async () => {
    const store = createDraftStore(memoryStore().store);
    await store.set('a', 'first');
    const removed = store.del('a');
    keepCopy('a', 'second');
    await removed;
    expect([...(await store.entries())]).toEqual([['a', 'second']]);
  });

  it('survives a tab without room', () => {
    const setItem = vi.fn<() => void>(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    vi.stubGlobal('sessionStorage', { setItem });
    expect(() => keepCopy('a', 'new')).not.toThrow();
    expect(setItem).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
