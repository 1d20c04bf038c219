import { listKey } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { callList } from '../core/request.ts';
import { useList } from '../core/useList.ts';
import * as endpoints from './endpoints.ts';

/** A page of GET /watch_lists. */
export const useWatchLists = (query: ListQuery) =>
  useList(listKey('watch-lists', query), () => callList(endpoints.list, query));
