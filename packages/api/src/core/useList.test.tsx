// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useEntities } from '../entities/client.ts';
import { fakeFetch, json, unauthorized } from '../testing/fakeFetch.ts';
import { renderApi } from '../testing/renderApi.tsx';
import type { ListQuery } from './listQuery.ts';
import { sessionStore } from './session/session.store.ts';
import { useInvalidate } from './useInvalidate.ts';

const page = (number: number): ListQuery => ({ page: number, limit: 15, filters: {} });
const answer = (id: number) =>
  json({ 'hydra:member': [{ id, company_name: `Employer ${id}` }], 'hydra:totalItems': 100 });
const ids = (rows: ReturnType<typeof useEntities>) => rows.data?.items.map(({ id }) => id);

/** A fake server whose requests are pending until the test answers them. */
function patientServer() {
  const waiting: { path: string; reply: (response: Response | Error) => void }[] = [];
  const { calls } = fakeFetch(
    ({ path }) => new Promise<Response | Error>((reply) => waiting.push({ path, reply })),
  );
  const reply = async (pageNumber: number, response: Response | Error) => {
    await vi.waitFor(() =>
      expect(waiting.some(({ path }) => path.includes(`page=${pageNumber}&`))).toBe(true),
    );
    const index = waiting.findIndex(({ path }) => path.includes(`page=${pageNumber}&`));
    await act(async () => waiting.splice(index, 1)[0]?.reply(response));
  };
  return { calls, reply };
}

beforeEach(() => {
  localStorage.clear();
  sessionStore.state = 'loggedIn';
});

describe('a list on a screen', () => {
  it('asks once when it is entered (A-SHL-034), and is loading until the answer (A-DAT-021)', async () => {
    const { calls, reply } = patientServer();
    const list = renderApi(useEntities, page(1));
    expect(list.current()).toMatchObject({ data: undefined, isLoading: true });
    await reply(1, answer(7));
    expect(list.current()).toMatchObject({
      isLoading: false,
      isValidating: false,
      error: undefined,
    });
    expect(ids(list.current())).toEqual([7]);
    expect(calls()).toEqual(['GET /api/entities?page=1&limit=15']);
  });

  it('asks again for another page (A-SHL-037) and keeps its rows meanwhile', async () => {
    const { calls, reply } = patientServer();
    const list = renderApi(useEntities, page(1));
    await reply(1, answer(7));
    list.show(page(2));
    await vi.waitFor(() => expect(list.current().isValidating).toBe(true));
    expect(ids(list.current())).toEqual([7]);
    await reply(2, answer(8));
    expect(ids(list.current())).toEqual([8]);
    expect(calls()).toHaveLength(2);
  });

  it('reads a page again each time it is shown, even a recent one', async () => {
    const { calls, reply } = patientServer();
    const list = renderApi(useEntities, page(1));
    await reply(1, answer(1));
    for (const [index, number] of [2, 1, 2, 1].entries()) {
      list.show(page(number));
      await reply(number, answer(10 + index));
      expect(ids(list.current())).toEqual([10 + index]);
    }
    expect(calls()).toHaveLength(5);
  });

  it('is asked for again after a write, also when it was shown before', async () => {
    const { calls, reply } = patientServer();
    const list = renderApi(
      (query: ListQuery) => ({ ...useEntities(query), invalidate: useInvalidate() }),
      page(1),
    );
    await reply(1, answer(1));
    list.show(page(2));
    list.show(page(1));
    await reply(1, answer(2));
    await act(async () => void list.current().invalidate(['entities']));
    await reply(1, answer(3));
    expect(list.current().data?.items.map(({ id }) => id)).toEqual([3]);
    expect(calls().filter((call) => call.includes('page=1&'))).toHaveLength(3);
  });

  it('never shows a late answer to an older question', async () => {
    const { reply } = patientServer();
    const list = renderApi(useEntities, page(1));
    await reply(1, answer(7));
    list.show(page(2));
    list.show(page(3));
    await reply(3, answer(9));
    await reply(2, answer(8));
    expect(ids(list.current())).toEqual([9]);
  });

  it('drops its data on unmount: mounting it again loads again (A-SHL-035)', async () => {
    const { calls, reply } = patientServer();
    const list = renderApi(useEntities, page(1));
    await reply(1, answer(7));
    list.leave();
    list.show(page(1));
    expect(list.current()).toMatchObject({ data: undefined, isLoading: true });
    await reply(1, answer(8));
    expect(ids(list.current())).toEqual([8]);
    expect(calls()).toHaveLength(2);
  });

  it('also starts anew after an unmount with a pending request', async () => {
    const { calls, reply } = patientServer();
    const list = renderApi(useEntities, page(1));
    await vi.waitFor(() => expect(calls()).toHaveLength(1));
    list.leave();
    await reply(1, answer(7));
    list.show(page(1));
    expect(list.current()).toMatchObject({ data: undefined, isLoading: true });
    await reply(1, answer(8));
    expect(ids(list.current())).toEqual([8]);
  });

  it('holds no more in memory than it shows, and nothing once it is left', async () => {
    fakeFetch(({ path }) => answer(Number(/page=(\d+)/.exec(path)?.[1])));
    const list = renderApi(
      (query: ListQuery) => ({ rows: useEntities(query), cache: useSWRConfig().cache }),
      page(1),
    );
    const { cache } = list.current();
    const held = () => [...cache.keys()].filter((key) => key.includes('entities'));
    for (const number of [2, 3, 4, 5]) {
      list.show(page(number));
      await vi.waitFor(() => expect(ids(list.current().rows)).toEqual([number]));
    }
    expect(held()).toHaveLength(1);
    list.leave();
    expect(held()).toHaveLength(0);
  });

  it('keeps its rows when the next answer fails, says so once (A-ERR-007, B-ERR-036), and asks again on Retry', async () => {
    const { calls, reply } = patientServer();
    const list = renderApi(useEntities, page(1));
    await reply(1, answer(7));
    list.show(page(2));
    await reply(2, json({ 'hydra:title': 'An error occurred' }, 500));
    expect(list.current().error).toMatchObject({ kind: 'server', status: 500 });
    expect(ids(list.current())).toEqual([7]);
    expect(list.onError).toHaveBeenCalledOnce();
    await act(async () => void list.current().mutate());
    await reply(2, answer(8));
    expect(list.current().error).toBeUndefined();
    expect(ids(list.current())).toEqual([8]);
    expect(calls()).toHaveLength(3);
  });

  it.each([404, 422, 500])('does not repeat a %i of itself', async (status) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { sent } = fakeFetch(() => json({}, status));
    renderApi(useEntities, page(1));
    await act(async () => vi.advanceTimersByTimeAsync(120_000));
    expect(sent).toHaveLength(1);
    vi.useRealTimers();
  });

  it('says nothing of a 401 (A-AUT-016)', async () => {
    fakeFetch(({ path }) =>
      path.endsWith('/refresh') ? new TypeError('offline') : unauthorized(),
    );
    sessionStore.state = 'loggedOut';
    const list = renderApi(useEntities, page(1));
    await vi.waitFor(() => expect(list.current().error?.kind).toBe('unauthorized'));
    expect(list.onError).not.toHaveBeenCalled();
  });

  it('is empty for the next person who signs in', async () => {
    const { reply } = patientServer();
    const list = renderApi(useEntities, page(1));
    await reply(1, answer(7));
    await act(async () => {
      sessionStore.ended += 1;
    });
    expect(list.current().data).toBeUndefined();
  });
});
