import type { ListQuery } from '../core/listQuery.ts';
import { useList } from '../core/useList.ts';
import { __camel__Keys } from './keys.ts';
import { list__Pascal__ } from './requests.ts';

/** A page of GET /__snake__. */
export const use__Pascal__ = (query: ListQuery) => useList(__camel__Keys.list(query), () => list__Pascal__(query));
