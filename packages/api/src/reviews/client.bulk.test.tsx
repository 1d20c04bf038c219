// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ListQuery } from '../core/listQuery.ts';
import { sessionStore } from '../core/session/session.store.ts';
import { fakeFetch, json, type Sent } from '../testing/fakeFetch.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { useWatchLists } from '../watch-lists/client.ts';
import type { WatchList } from '../watch-lists/schema.ts';
import { useBulkAssign } from './client.ts';
import { watchListCalls } from './kinds.ts';

const query: ListQuery = { page: 1, limit: 20, filters: {} };
const wireRow = (id: number, given: object = {}) => ({
  id,
  entity: { id: 7, company_name: 'Acme', scrapes: [] },
  snoozed: false,
  last_time_reviewed: null,
  ...given,
});
const useScreen = (shown: ListQuery) => ({
  list: useWatchLists(shown),
  bulk: useBulkAssign(watchListCalls),
});

beforeEach(() => {
  sessionStore.state = 'loggedIn';
});

const isList = ({ method }: Sent) => method === 'GET';

it('H-BLK-012 sends one call a row with its version and its key, and reads the list once at the end', async () => {
  let refused = true;
  const { sent } = fakeFetch((request) => {
    if (isList(request))
      return json({
        'hydra:member': [1, 2, 3, 4, 5, 6].map((id) => wireRow(id, { last_time_reviewed: id })),
        'hydra:totalItems': 6,
      });
    const id = Number(/\d+/.exec(request.path)?.[0]);
    return id === 2 && refused
      ? json({ code: 'internal', 'hydra:description': 'No.' }, 500)
      : json(wireRow(id, { last_time_reviewed: 99 }));
  });
  const { current, onError } = renderApi(useScreen, query);
  await vi.waitFor(() => expect(current().list.data?.items).toHaveLength(6));
  const rows: readonly WatchList[] = current().list.data?.items ?? [];
  const listed = () => sent.filter(isList).length;
  const before = listed();
  const changes = rows.map((row) => ({ row, values: [12] }));
  const outcomes = await act(() => current().bulk.run(changes));
  expect(outcomes.map(({ kind }) => kind)).toEqual([
    'done',
    'failed',
    'done',
    'done',
    'done',
    'done',
  ]);
  const writes = sent.filter((request) => !isList(request));
  expect(writes.map(({ path }) => path)).toEqual(
    rows.map(({ id }) => `/api/watch_lists/${id}/assign`),
  );
  expect(writes.map(({ headers }) => headers.get('if-match'))).toEqual(
    rows.map(({ id }) => `"WatchList-${id}-${id}"`),
  );
  const keys = writes.map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(6);
  await vi.waitFor(() => expect(listed()).toBe(before + 1));
  // The refusals are shown by the screen, not as six notices.
  expect(onError).not.toHaveBeenCalled();
  expect(current().bulk.progress).toBeUndefined();

  // The same words about the same version are the same decision.
  refused = false;
  await act(() => current().bulk.run(changes.slice(1, 2)));
  expect(sent.findLast((request) => !isList(request))?.headers.get('idempotency-key')).toBe(
    keys[1],
  );
});
