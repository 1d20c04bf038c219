// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Collection } from '../core/hydra/collection.ts';
import { sessionStore } from '../core/session/session.store.ts';
import type { ApiMutation } from '../core/useApiMutation.ts';
import { useDailyJobShifts } from '../daily-job-shifts/client.ts';
import { useMonitoredEntities } from '../monitored-entities/client.ts';
import { usePitStops } from '../pit-stops/client.ts';
import { useReviewReadies } from '../review-readies/client.ts';
import { fakeFetch, json } from '../testing/fakeFetch.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { useWatchLists } from '../watch-lists/client.ts';
import { useReviewReload } from './client.ts';
import {
  monitoredCalls,
  pitStopCalls,
  reviewReadyCalls,
  shiftCalls,
  watchListCalls,
} from './kinds.ts';

beforeEach(() => {
  sessionStore.state = 'loggedIn';
});

interface Tab {
  list: { data?: Collection<{ id: number; last_time_reviewed: number | null }> | undefined };
  reload: ApiMutation<number, { id: number }>;
}
const query = { page: 1, limit: 20, filters: {} };
const useShiftTab = (): Tab => ({
  list: useDailyJobShifts(query),
  reload: useReviewReload(shiftCalls),
});
const useWatchListTab = (): Tab => ({
  list: useWatchLists(query),
  reload: useReviewReload(watchListCalls),
});
const useMonitoredTab = (): Tab => ({
  list: useMonitoredEntities('monitored', query),
  reload: useReviewReload(monitoredCalls('monitored')),
});
const useReviewReadyTab = (): Tab => ({
  list: useReviewReadies(query),
  reload: useReviewReload(reviewReadyCalls),
});
const usePitStopTab = (): Tab => ({
  list: usePitStops(query),
  reload: useReviewReload(pitStopCalls),
});

it.each([
  ['daily_job_shifts', useShiftTab],
  ['watch_lists', useWatchListTab],
  ['monitored_entities', useMonitoredTab],
  ['review_readies', useReviewReadyTab],
  ['pit_stops', usePitStopTab],
])(
  'a row of %s that a colleague has reviewed is read again, and replaced in its list',
  async (path, useTab) => {
    const row = (reviewed: number | null) => ({
      id: 5,
      entity: { id: 7, company_name: 'Acme' },
      scrape: { id: 812, name: 'Acme Workday' },
      last_time_reviewed: reviewed,
    });
    const { calls } = fakeFetch(({ path: asked }) =>
      json(
        asked.includes('?')
          ? { 'hydra:member': [row(null)], 'hydra:totalItems': 1 }
          : row(1_795_239_600),
      ),
    );
    const screen = renderApi(useTab, null);
    const reviewed = () => screen.current().list.data?.items[0]?.last_time_reviewed;
    await vi.waitFor(() => expect(reviewed()).toBeNull());
    await act(async () => screen.current().reload.trigger(5));
    expect(calls().at(-1)).toBe(`GET /api/${path}/5`);
    expect(reviewed()).toBe(1_795_239_600);
  },
);
