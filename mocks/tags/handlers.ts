import type { Role } from '@console/api/roles/rules';
import * as endpoints from '@console/api/tags/endpoints';
import type { Tag } from '@console/api/tags/schema';
import { HttpResponse, type RequestHandler } from 'msw';
import {
  createAnswers,
  endpoint,
  idOf,
  merged,
  noRecord,
  requireRole,
  write,
} from '../endpoint.ts';
import { list, one } from '../reads.ts';
import { createRowStore, requireRow } from '../rowStore.ts';
import type { Wire } from '../wire.ts';
import { buildTag, tags } from './fixtures.ts';

/** The tags of one story or test. */
export type TagStore = ReturnType<typeof createTagStore>;
export const createTagStore = (rows: readonly Wire<Tag>[] = tags) => createRowStore(rows);

type TagHandlersOptions = {
  /** The store of a story that reads the tags after a write. */
  store?: TagStore;
  /** The role of the caller. */
  role?: Role;
};

/** The handlers of every call about tags, with their own rows. */
export const tagHandlers = ({
  store = createTagStore(),
  role = 'ROLE_ADMIN',
}: TagHandlersOptions = {}): RequestHandler[] => {
  const by = { role, answers: createAnswers() };
  return [
    list(endpoints.list, store.all),
    one(endpoints.read, store),
    write(endpoints.create, {
      ...by,
      find: noRecord,
      save: ({ body }) => store.save(merged(buildTag({ id: store.nextId(), title: '' }), body)),
    }),
    write(endpoints.update, {
      ...by,
      find: (id) => requireRow(store, id),
      save: ({ row, body }) => store.save(merged(row, body)),
    }),
    endpoint(endpoints.remove, ({ params }) => {
      requireRole(endpoints.remove, role);
      store.remove(requireRow(store, idOf(params)).id);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
};
