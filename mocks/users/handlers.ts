import type { QueryParams } from '@console/api/core/hydra/query';
import * as endpoints from '@console/api/users/endpoints';
import type { User } from '@console/api/users/schema';
import type { RequestHandler } from 'msw';
import { list, one } from '../reads.ts';
import { createRowStore } from '../rowStore.ts';
import type { Wire } from '../wire.ts';
import { users } from './fixtures.ts';

/** Whether each word is a part of a name or of the e-mail address. */
function hasWords({ id, first_name, last_name, email }: Wire<User>, params: QueryParams): boolean {
  const text = params.one('custom_search')?.toLowerCase() ?? '';
  const searched = `${first_name} ${last_name} ${email}`.toLowerCase();
  return text === String(id) || text.split(/\s+/).every((word) => searched.includes(word));
}

export const userHandlers = (rows: readonly Wire<User>[] = users): RequestHandler[] => [
  list(endpoints.list, () => rows, { filters: { custom_search: hasWords } }),
  one(endpoints.read, createRowStore(rows)),
];
