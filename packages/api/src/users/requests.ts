import { collectionOf } from '../core/hydra/collection.ts';
import { toSearchParams, type ListQuery } from '../core/listQuery.ts';
import { request } from '../core/request.ts';
import { userSchema } from './schema.ts';

const pageSchema = collectionOf(userSchema);

export const listUsers = async (query: ListQuery) =>
  (await request(pageSchema, '/users', { query: toSearchParams(query) })).data;

/** Everybody, those who have left last, by last and first name. */
export const listAllUsers = async () =>
  (await request(pageSchema, '/users', { query: new URLSearchParams({ pagination: 'false' }) }))
    .data;
