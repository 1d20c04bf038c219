// @vitest-environment happy-dom
import { fillStorage } from '@console/api/testing/fullStorage';
import { beforeEach, expect, it, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return import('./keys.store.ts');
};

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('single keys work until they are switched off, and stay off', async () => {
  const { keysStore, setSingleKeys } = await load();
  expect(keysStore.singleKeys).toBe(true);
  setSingleKeys(false);
  expect(keysStore.singleKeys).toBe(false);
  expect((await load()).keysStore.singleKeys).toBe(false);
  setSingleKeys(true);
  expect((await load()).keysStore.singleKeys).toBe(true);
});

it('something else under its name in the browser counts as on', async () => {
  localStorage.setItem('single-key-shortcuts', '{"off":true}');
  expect((await load()).keysStore.singleKeys).toBe(true);
});

it('a full local storage does not keep anybody from switching them off', async () => {
  const { keysStore, setSingleKeys } = await load();
  fillStorage();
  setSingleKeys(false);
  expect(keysStore.singleKeys).toBe(false);
});
