import { listKey } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { callList } from '../core/request.ts';
import { useList } from '../core/useList.ts';
import type { RowChange } from '../core/useRowWrite.ts';
import { decide, useDecision, useReload } from '../reviews/client.ts';
import * as endpoints from './endpoints.ts';
import type { PitStop, PitStopReview } from './schema.ts';

/** A page of GET /pit_stops. */
export const usePitStops = (query: ListQuery) =>
  useList(listKey('pit-stops', query), () => callList(endpoints.list, query));

/** Reviews a pit stop. */
export const useReviewPitStop = () =>
  useDecision('pit-stops', 'review', (change: RowChange<PitStop, PitStopReview>, key) =>
    decide(endpoints.review, 'PitStop', change, key),
  );

export const useReloadPitStop = () => useReload('pit-stops', endpoints.read);
