import { getList } from '../core/endpoint.ts';
import { __camel__List } from './list.ts';
import { __camel__RowSchema } from './schema.ts';

export const list = getList(__camel__List, __camel__RowSchema);
