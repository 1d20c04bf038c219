import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeNotice,
  holdNotice,
  noticesStore,
  releaseNotice,
  showError,
  showSuccess,
  undoNotice,
} from './notices.store.ts';

const titles = () => noticesStore.shown.map(({ title }) => title);

describe('notices', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    noticesStore.shown = [];
    noticesStore.history = [];
  });
  afterEach(() => vi.useRealTimers());

  it('A-SHL-023: a success toast goes after 3 seconds', () => {
    showSuccess('Saved.');
    vi.advanceTimersByTime(2_999);
    expect(titles()).toEqual(['Saved.']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it('a success that can be undone stays for 8 seconds, and longer while it is pointed at', () => {
    showSuccess('Saved.', undefined, async () => undefined);
    const id = noticesStore.shown[0]?.id ?? 0;
    vi.advanceTimersByTime(7_999);
    holdNotice(id);
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['Saved.']);
    releaseNotice(id);
    vi.advanceTimersByTime(3_000);
    expect(titles()).toEqual([]);
  });

  it.each([
    [undefined, 'Undone.', undefined],
    ['The entity is archived.', 'It could not be undone.', 'The entity is archived.'],
  ])('undo that ends with %j says %j', async (reason, title, detail) => {
    const undo = vi.fn<() => Promise<string | undefined>>(async () => reason);
    showSuccess('Saved.', undefined, undo);
    const id = noticesStore.shown[0]?.id ?? 0;
    await Promise.all([undoNotice(id), undoNotice(id)]);
    expect(undo).toHaveBeenCalledOnce();
    expect(noticesStore.shown.map((notice) => [notice.title, notice.detail])).toEqual([
      [title, detail],
    ]);
  });

  it('says that an undo has failed whose script cannot be loaded', async () => {
    showSuccess('Saved.', undefined, () => Promise.reject(new TypeError('Failed to fetch')));
    await undoNotice(noticesStore.shown[0]?.id ?? 0);
    expect(titles()).toEqual(['It could not be undone.']);
  });

  it('says what an undo does not bring back', async () => {
    showSuccess('Archived.', undefined, async () => undefined, 'Its watch-list row stays closed.');
    await undoNotice(noticesStore.shown[0]?.id ?? 0);
    expect(titles()).toEqual(['Undone. Its watch-list row stays closed.']);
  });

  it('nothing is undone once its toast has gone', async () => {
    const undo = vi.fn<() => Promise<undefined>>();
    showSuccess('Saved.', undefined, undo);
    const id = noticesStore.shown[0]?.id ?? 0;
    vi.advanceTimersByTime(8_000);
    await undoNotice(id);
    expect(undo).not.toHaveBeenCalled();
  });

  it('an error stays until it is closed', () => {
    showError({ title: 'Failed' });
    vi.advanceTimersByTime(3_600_000);
    expect(titles()).toEqual(['Failed']);
    closeNotice(noticesStore.shown[0]?.id ?? 0);
    expect(titles()).toEqual([]);
  });

  it('equal errors collapse into one with a count while it is shown', () => {
    showError({ title: 'Failed', detail: 'a' });
    showError({ title: 'Failed', detail: 'a' });
    showError({ title: 'Failed', detail: 'b' });
    expect(noticesStore.shown.map(({ detail, count }) => [detail, count])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect(noticesStore.history.map(({ detail, count }) => [detail, count])).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
  });

  it('equal errors that lead to two places are two', () => {
    for (const href of ['/a', '/b', '/a'])
      showError({ title: 'Failed', link: { label: 'Open', href } });
    expect(noticesStore.shown.map(({ link, count }) => [link?.href, count])).toEqual([
      ['/a', 2],
      ['/b', 1],
    ]);
  });

  it('an equal error after it was closed is a new one', () => {
    showError({ title: 'Failed' });
    closeNotice(noticesStore.shown[0]?.id ?? 0);
    showError({ title: 'Failed' });
    expect(noticesStore.shown).toHaveLength(1);
    expect(noticesStore.history).toHaveLength(2);
  });

  it('remembers the last 20, newest first', () => {
    for (let count = 1; count <= 25; count += 1) showSuccess(`Notice ${count}`);
    expect(noticesStore.history).toHaveLength(20);
    expect(noticesStore.history[0]?.title).toBe('Notice 25');
    expect(noticesStore.history.at(-1)?.title).toBe('Notice 6');
  });
});
