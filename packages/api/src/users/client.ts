import { listKey } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { call, callList } from '../core/request.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import * as endpoints from './endpoints.ts';

/** A page of GET /users. */
export const useUsers = (query: ListQuery) =>
  useList(listKey('users', query), () => callList(endpoints.list, query));

/**
 * Reads all users, for choices and labels. Archived users come last. Nothing is sent while
 * `isWanted` is false.
 */
export const useAllUsers = (isWanted = true) =>
  useRead(
    isWanted ? ['users', 'options'] : null,
    async () =>
      (await call(endpoints.list, { query: new URLSearchParams({ pagination: 'false' }) })).data,
  );
