// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fillStorage } from '../../testing/fullStorage.ts';
import { claimTab, openTabs } from './tabs.ts';

/** The locks of all tabs. A lock is held until its work ends, which that of a tab never does. */
function fakeLocks() {
  const held = new Set<string>();
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, { signal }: { signal: AbortSignal }, work: () => unknown) =>
        new Promise((_, reject) => {
          const give = () => {
            if (signal.aborted || held.has(name)) return;
            held.add(name);
            clearInterval(waiting);
            work();
          };
          const waiting = setInterval(give, 5);
          signal.addEventListener('abort', () => {
            clearInterval(waiting);
            reject(signal.reason);
          });
          give();
        }),
      query: async () => ({ held: [...held].map((name) => ({ name })), pending: [] }),
    },
  });
  return held;
}

beforeEach(() => sessionStorage.clear());

describe('a tab', () => {
  it('keeps its id over a reload, in which its lock is given back a little later', async () => {
    const held = fakeLocks();
    const id = await claimTab();
    expect(await openTabs()).toEqual(new Set([id]));
    setTimeout(() => held.clear(), 20);
    expect(await claimTab()).toBe(id);
    held.clear();
    expect(await openTabs()).toEqual(new Set());
  });

  it('that is a duplicate has an id of its own', async () => {
    fakeLocks();
    const original = await claimTab();
    // The duplicate begins with the session storage of the original.
    const duplicate = await claimTab();
    expect(duplicate).not.toBe(original);
    expect(await openTabs()).toEqual(new Set([original, duplicate]));
  });

  it('has an id also where session storage is full', async () => {
    fillStorage();
    expect(await claimTab()).not.toBe('');
  });

  it('knows only itself where there are no locks, and is another after a reload', async () => {
    vi.stubGlobal('navigator', {});
    const id = await claimTab();
    expect(await claimTab()).not.toBe(id);
    expect(await openTabs()).toEqual(new Set());
  });
});
