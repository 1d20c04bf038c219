// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../../testing/memoryStore.ts';
import { saveDrafts } from '../session/forcedReload.ts';
import { createDrafts } from './drafts.ts';
import { createDraftStore } from './draftStore.ts';
import { openDraftWriter } from './draftWriter.ts';

const owner = { userId: 4, recordKey: 'scrape-812' };

type Newest = NonNullable<Parameters<typeof openDraftWriter>[2]>['newest'];
const open: { close: () => void }[] = [];
function openPage({ newest, start }: { newest?: Newest; start?: Record<string, unknown> } = {}) {
  const { store: durable, values, state } = memoryStore(start);
  const reload = () =>
    createDrafts({
      store: createDraftStore(durable),
      tab: async () => 'here',
      open: async () => new Set(['here']),
    });
  const drafts = reload();
  const writer = openDraftWriter(drafts, owner, { newest });
  open.push(writer);
  const type = (typed: unknown) => writer.change({ values: typed, base: 7 });
  const stored = () => [...values.values()].map((draft) => (draft as { values: unknown }).values);
  const offered = async () => (await reload().list(owner)).map((draft) => draft.values);
  return { drafts, durable, values, state, writer, type, stored, offered };
}

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  for (const writer of open.splice(0)) writer.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('what is typed', () => {
  it('is stored within a second of the last key, once', async () => {
    const { type, stored, durable } = openPage();
    const set = vi.spyOn(durable, 'set');
    for (const text of ['a', 'ab', 'abc']) {
      type(text);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(stored()).toEqual([]);
    await vi.advanceTimersByTimeAsync(900);
    expect(stored()).toEqual(['abc']);
    expect(set).toHaveBeenCalledOnce();
  });

  it('is stored at least every second while the keys never pause', async () => {
    const { type, stored } = openPage();
    for (let key = 1; key <= 12; key += 1) {
      type(key);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(stored()).toEqual([9]);
  });

  it('H-CED-003 is asked for and stored within a second of a touch', async () => {
    let typed: unknown = 'a';
    const { writer, stored } = openPage({ newest: () => ({ values: typed, base: 7 }) });
    writer.touch();
    await vi.advanceTimersByTimeAsync(200);
    typed = 'ab';
    writer.touch();
    await vi.advanceTimersByTimeAsync(700);
    expect(stored()).toEqual(['ab']);
    typed = undefined;
    writer.touch();
    await vi.advanceTimersByTimeAsync(1000);
    expect(stored()).toEqual([]);
  });

  it('is not stored at a touch where nothing newer can be asked for', async () => {
    const { writer, durable } = openPage();
    const set = vi.spyOn(durable, 'set');
    writer.touch();
    await vi.advanceTimersByTimeAsync(1000);
    expect(set).not.toHaveBeenCalled();
  });

  it('has no draft while nothing is unsaved, and none any more when it is clean again', async () => {
    const { type, stored, durable } = openPage();
    const [set, del] = [vi.spyOn(durable, 'set'), vi.spyOn(durable, 'del')];
    type(undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect([set.mock.calls, del.mock.calls]).toEqual([[], []]);
    type('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(stored()).toEqual(['a']);
    type(undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stored()).toEqual([]);
  });

  it('is kept when the page goes away before it is stored', async () => {
    const { type, stored, offered, durable } = openPage();
    type('first');
    await vi.advanceTimersByTimeAsync(1000);
    vi.spyOn(durable, 'set').mockReturnValueOnce(new Promise(() => undefined));
    type('last key');
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toEqual(['first']);
    expect(await offered()).toEqual(['last key']);
  });

  it('is kept at the end of the page in the state of that moment', async () => {
    const { type, offered, durable } = openPage({
      newest: () => ({ values: 'with the last key', base: 7 }),
    });
    type('without the last key');
    vi.spyOn(durable, 'set').mockReturnValueOnce(new Promise(() => undefined));
    window.dispatchEvent(new Event('pagehide'));
    expect(await offered()).toEqual(['with the last key']);
  });

  it('is kept before a forced reload', async () => {
    const { type, offered, durable } = openPage();
    vi.spyOn(durable, 'set').mockReturnValueOnce(new Promise(() => undefined));
    type('last key');
    saveDrafts();
    expect(await offered()).toEqual(['last key']);
  });

  it('is stored when the window is hidden, and leaves no copy behind', async () => {
    const { type, stored } = openPage();
    type('a');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(stored()).toEqual(['a']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays gone when it was dropped just before the page went away', async () => {
    const { type, offered, stored, durable } = openPage();
    type('a');
    await vi.advanceTimersByTimeAsync(1000);
    vi.spyOn(durable, 'del').mockReturnValueOnce(new Promise(() => undefined));
    type(undefined);
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toEqual(['a']);
    expect(await offered()).toEqual([]);
  });

  it('is stored when the form is left', async () => {
    const { type, stored, writer } = openPage();
    type('a');
    writer.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(stored()).toEqual(['a']);
  });

  it('has no draft after a save, until it changes again', async () => {
    const { type, stored, writer } = openPage();
    type('a');
    await vi.advanceTimersByTimeAsync(1000);
    type('ab');
    await writer.clear();
    await vi.advanceTimersByTimeAsync(1000);
    expect(stored()).toEqual([]);
    type('abc');
    await vi.advanceTimersByTimeAsync(1000);
    expect(stored()).toEqual(['abc']);
  });

  it('survives a reload in its tab where there is no room', async () => {
    const { type, stored, offered, state } = openPage();
    state.full = true;
    type('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(stored()).toEqual([]);
    expect(await offered()).toEqual(['a']);
  });
});

describe('a restored draft', () => {
  it('goes when what it was restored into is stored, and not before', async () => {
    const { drafts, writer, type, stored } = openPage();
    await drafts.save(owner, drafts.create('restored', null, 'old'));
    await drafts.save(owner, drafts.create('other', null, 'other'));
    writer.restore('old');
    await vi.advanceTimersByTimeAsync(1000);
    expect(stored()).toEqual(['restored', 'other']);
    type('restored and changed');
    await vi.advanceTimersByTimeAsync(1000);
    expect(stored()).toEqual(['other', 'restored and changed']);
  });

  it('goes with a save that comes before', async () => {
    const { drafts, writer, stored } = openPage();
    await drafts.save(owner, drafts.create('restored', null, 'old'));
    writer.restore('old');
    await writer.clear();
    expect(stored()).toEqual([]);
  });
});
