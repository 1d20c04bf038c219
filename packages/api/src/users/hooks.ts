import type { ListQuery } from '../core/listQuery.ts';
import { useList } from '../core/useList.ts';
import { userKeys } from './keys.ts';
import { listUsers } from './requests.ts';

/** A page of GET /users. */
export const useUsers = (query: ListQuery) => useList(userKeys.list(query), () => listUsers(query));
