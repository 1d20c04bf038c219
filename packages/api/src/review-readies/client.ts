import { listKey } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { callList } from '../core/request.ts';
import { useList } from '../core/useList.ts';
import * as endpoints from './endpoints.ts';

/** A page of GET /review_readies. */
export const useReviewReadies = (query: ListQuery) =>
  useList(listKey('review-readies', query), () => callList(endpoints.list, query));
