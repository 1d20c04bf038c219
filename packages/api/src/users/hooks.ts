import type { ListQuery } from '../core/listQuery.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import { userKeys } from './keys.ts';
import { listAllUsers, listUsers } from './requests.ts';

/** A page of GET /users. */
export const useUsers = (query: ListQuery) => useList(userKeys.list(query), () => listUsers(query));

/** Everybody for choices and labels, never a page of them. */
export const useAllUsers = () => useRead(userKeys.options, listAllUsers);
