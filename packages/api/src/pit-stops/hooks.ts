import type { ListQuery } from '../core/listQuery.ts';
import { useList } from '../core/useList.ts';
import { useRowReload } from '../core/useRowReload.ts';
import { useRowWrite } from '../core/useRowWrite.ts';
import { TOUCHED_BY_REVIEW } from '../reviews/keys.ts';
import { pitStopKeys } from './keys.ts';
import { listPitStops, readPitStop, reviewPitStop } from './requests.ts';

/** A page of GET /pit_stops. */
export const usePitStops = (query: ListQuery) =>
  useList(pitStopKeys.list(query), () => listPitStops(query));

/** Decides on a row: `trigger({ row, values })` resolves with the row as it is now. */
export const useReviewPitStop = () =>
  useRowWrite({
    key: ['pit-stops', 'review'],
    pages: pitStopKeys.lists,
    send: reviewPitStop,
    touches: TOUCHED_BY_REVIEW,
  });

/** Reads one row again, for whoever was told that a colleague decided meanwhile. */
export const useReloadPitStop = () =>
  useRowReload(['pit-stops', 'reload'], pitStopKeys.lists, readPitStop);
