import { get, getList } from '../core/endpoint.ts';
import { userList } from './list.ts';
import { userSchema } from './schema.ts';

export const list = getList(userList, userSchema);
export const read = get('/users/{id}', userSchema);
