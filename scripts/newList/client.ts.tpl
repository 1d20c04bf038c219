import { listKey } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { callList } from '../core/request.ts';
import { useList } from '../core/useList.ts';
import * as endpoints from './endpoints.ts';

/** A page of GET /__snake__. */
export const use__Pascal__ = (query: ListQuery) =>
  useList(listKey('__kebab__', query), () => callList(endpoints.list, query));
