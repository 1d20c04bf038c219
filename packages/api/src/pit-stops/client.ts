import { listKey } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { callList } from '../core/request.ts';
import { useList } from '../core/useList.ts';
import * as endpoints from './endpoints.ts';

/** A page of GET /pit_stops. */
export const usePitStops = (query: ListQuery) =>
  useList(listKey('pit-stops', query), () => callList(endpoints.list, query));
