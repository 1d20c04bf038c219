// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json } from '../testing/fakeFetch.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { useQuickSearch } from './client.ts';

interface Asked {
  path: string;
  search: string | null;
  query: URLSearchParams;
  signal: AbortSignal | null | undefined;
  answer: (response: Response) => void;
}
let asked: Asked[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = [];
  vi.stubGlobal('fetch', (input: string, { signal }: RequestInit) => {
    const { pathname, searchParams } = new URL(input, 'https://console.test');
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      asked.push({
        path: pathname,
        search: searchParams.get('custom_search'),
        query: searchParams,
        signal,
        answer: resolve,
      });
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const searchFor = (search: string | undefined) =>
  renderApi((props: { search: string | undefined }) => useQuickSearch(props.search), { search });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const list = (...rows: readonly object[]) =>
  json({ 'hydra:member': rows, 'hydra:totalItems': rows.length });
const answer = async (...responses: readonly Response[]) => {
  for (const [at, response] of responses.entries())
    asked.at(at - responses.length)?.answer(response);
  await pass(0);
};
const searches = () => asked.map(({ path, search }) => `${path} ${search}`);

describe('the search while somebody types', () => {
  it('H-PAL-010 asks for five entities and five scrapes once typing has rested for 200 ms', async () => {
    const hook = searchFor('a');
    for (const text of ['ac', 'acm', 'acme']) {
      await pass(150);
      hook.show({ search: text });
    }
    await pass(199);
    expect(asked).toEqual([]);
    expect(hook.current().isPending).toBe(true);
    await pass(1);
    expect(searches()).toEqual(['/api/entities acme', '/api/scrapes acme']);
    expect(asked[0]?.query.get('limit')).toBe('5');
    await answer(list({ id: 7, company_name: 'Acme' }), list());
    expect(hook.current()).toMatchObject({
      entities: [{ id: 7, company_name: 'Acme' }],
      scrapes: [],
      isPending: false,
      isFailed: false,
    });
  });

  it('H-PAL-010 cancels what it asked for an older text, and never shows it', async () => {
    const hook = searchFor('acme');
    await pass(200);
    hook.show({ search: 'globex' });
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
    expect(hook.current()).toMatchObject({ entities: [], isPending: true });
    await answer(list({ id: 7, company_name: 'Acme' }), list());
    await pass(200);
    await answer(list({ id: 8, company_name: 'Globex' }), list());
    expect(hook.current().entities).toMatchObject([{ id: 8 }]);
    hook.leave();
    expect(asked).toHaveLength(4);
  });

  it('H-PAL-007 shows what one list found when the other one fails, raises no notice, and asks again at once', async () => {
    const hook = searchFor('acme');
    await pass(200);
    await answer(list({ id: 7, company_name: 'Acme' }), json({}, 500));
    expect(hook.current()).toMatchObject({
      entities: [{ id: 7 }],
      isFailed: true,
      isPending: false,
    });
    expect(hook.onError).not.toHaveBeenCalled();
    act(() => hook.current().retry());
    await pass(0);
    expect(asked).toHaveLength(4);
    await answer(list(), list());
    expect(hook.current()).toMatchObject({ entities: [], isFailed: false, isPending: false });
  });

  it('asks nothing without a text', async () => {
    const hook = searchFor(undefined);
    await pass(500);
    expect(asked).toEqual([]);
    expect(hook.current().isPending).toBe(false);
  });
});
