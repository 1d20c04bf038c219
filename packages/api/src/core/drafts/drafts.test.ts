// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../../testing/memoryStore.ts';
import { createDrafts } from './drafts.ts';
import { createDraftStore } from './draftStore.ts';

const owner = { userId: 4, recordKey: 'scrape-812' };
const DAY = 24 * 3600;

/** Tabs of one browser. Those in `open` are open. */
function browser() {
  const { store: durable, values } = memoryStore();
  const open = new Set<string>();
  const tab = (id: string) => {
    open.add(id);
    return createDrafts({
      store: createDraftStore(durable),
      tab: async () => id,
      open: async () => open,
    });
  };
  return { tab, open, values };
}

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: 1_795_000_000_000 });
});
afterEach(() => void vi.useRealTimers());

const valuesOf = (drafts: readonly { values: unknown }[]) => drafts.map(({ values }) => values);

describe('drafts', () => {
  it('are those of this tab and of closed tabs, newest first', async () => {
    const { tab, open } = browser();
    const [here, elsewhere] = [tab('here'), tab('elsewhere')];
    await here.save(owner, here.create('mine', 1_794_000_000));
    vi.advanceTimersByTime(1000);
    await elsewhere.save(owner, elsewhere.create('theirs', null));
    expect(await here.list(owner)).toEqual([
      expect.objectContaining({ values: 'mine', savedAt: 1_795_000_000, base: 1_794_000_000 }),
    ]);
    open.delete('elsewhere');
    expect(valuesOf(await here.list(owner))).toEqual(['theirs', 'mine']);
    expect(valuesOf(await elsewhere.list(owner))).toEqual(['theirs']);
  });

  it('are never those of another user or another record', async () => {
    const { tab } = browser();
    const drafts = tab('here');
    await drafts.save(owner, drafts.create('mine', null));
    expect(await drafts.list({ ...owner, userId: 5 })).toEqual([]);
    expect(await drafts.list({ ...owner, recordKey: 'scrape-81' })).toEqual([]);
    expect(valuesOf(await drafts.list(owner))).toEqual(['mine']);
  });

  it('keep the values of the version on which they were written', async () => {
    const { tab } = browser();
    const drafts = tab('here');
    await drafts.save(owner, drafts.create('mine', 7, 'one', 'saved before'));
    drafts.saveNow(owner, 'two', drafts.create('typed last', 8, 'two', 'saved then'));
    await drafts.save(owner, drafts.create('on none', null));
    const found = await tab('here').list(owner);
    expect(found.map(({ values, baseValues }) => [values, baseValues]).toSorted()).toEqual([
      ['mine', 'saved before'],
      ['on none', undefined],
      ['typed last', 'saved then'],
    ]);
  });

  it('are kept 14 days, and what is no draft goes', async () => {
    const { tab, values } = browser();
    const drafts = tab('here');
    await drafts.save(owner, drafts.create('old', null));
    vi.advanceTimersByTime(DAY * 1000);
    await drafts.save({ userId: 5, recordKey: 'scrape-1' }, drafts.create('of yesterday', null));
    values.set('broken', { userId: 'x' });
    vi.advanceTimersByTime(13 * DAY * 1000 + 1000);
    expect(await tab('later').list(owner)).toEqual([]);
    expect(valuesOf([...values.values()] as { values: unknown }[])).toEqual(['of yesterday']);
  });

  it('replace the draft with the same id, and go when they are removed', async () => {
    const { tab } = browser();
    const drafts = tab('here');
    await drafts.save(owner, drafts.create('first', null, 'one'));
    await drafts.save(owner, drafts.create('second', null, 'one'));
    await drafts.save(owner, drafts.create('other', null, 'two'));
    await drafts.remove('one');
    expect(valuesOf(await drafts.list(owner))).toEqual(['other']);
  });

  it('are there after a reload, even where the page went away before the id of its tab was known', async () => {
    const { tab } = browser();
    const before = tab('here');
    before.saveNow(owner, 'one', before.create('last key', null, 'one'));
    expect(valuesOf(await tab('here').list(owner))).toEqual(['last key']);
  });

  it('are offered to the person who typed them, also before they are stored', async () => {
    const { tab } = browser();
    const before = tab('here');
    before.saveNow(owner, 'one', before.create('last key', null, 'one'));
    const after = tab('here');
    expect(await after.list({ ...owner, userId: 5 })).toEqual([]);
    expect(valuesOf(await after.list(owner))).toEqual(['last key']);
  });
});
