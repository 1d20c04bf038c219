import { collectionOf } from '../core/hydra.ts';
import { toSearchParams, type ListQuery } from '../core/listQuery.ts';
import { request } from '../core/request.ts';
import { __camel__RowSchema } from './schema.ts';

const pageSchema = collectionOf(__camel__RowSchema);

export const list__Pascal__ = async (query: ListQuery) => (await request(pageSchema, '/__snake__', { query: toSearchParams(query) })).data;
