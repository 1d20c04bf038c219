// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { renderApi } from '../testing/renderApi.tsx';
import { sessionStore } from './session/session.store.ts';
import { useCacheMutate } from './useCacheMutate.ts';

const useBoth = () => ({ mutate: useCacheMutate(), own: useSWRConfig().mutate });
const KEY = ['a record'];
const KEPT = { revalidate: false };

it('changes the cache while the session lasts', async () => {
  const { current } = renderApi(useBoth, {});
  await expect(current().mutate(KEY, 'first', KEPT)).resolves.toBe('first');
});

it('does nothing to the cache of a session that has ended, where the one of SWR fails', async () => {
  const { current } = renderApi(useBoth, {});
  const before = current();
  await act(async () => {
    sessionStore.ended += 1;
  });
  await expect(before.own(KEY, 'late', KEPT)).rejects.toThrow(TypeError);
  await expect(before.mutate(KEY, 'late', KEPT)).resolves.toBeUndefined();
  await expect(current().mutate(KEY, 'next', KEPT)).resolves.toBe('next');
});
