import type { Role } from '@console/api/roles/rules';
import type { Tag } from '@console/api/tags/schema';
import type { RequestHandler } from 'msw';
import { endpoint } from '../endpoint.ts';
import { listPage, type ListDefinition } from '../listPage.ts';
import { notFound, resource } from '../respond.ts';
import type { Wire } from '../wire.ts';
import { createTagStore, type TagStore } from './tagStore.ts';
import { create, remove, update } from './writeHandlers.ts';

const definition: ListDefinition<Wire<Tag>> = {
  context: 'Tag',
  path: '/api/tags',
  search: ({ title }) => [title],
  order: { id: ({ id }) => id, title: ({ title }) => title, category: ({ category }) => category },
  defaultOrder: [['title', 'asc']],
  filters: {
    title: (tag, [title = '']) => tag.title.toLowerCase().includes(title.toLowerCase()),
    category: (tag, values) => values.includes(tag.category ?? 'none'),
  },
  all: true,
};

type TagHandlersOptions = {
  /** Shared by a story that looks at the tags after a write. */
  store?: TagStore;
  /** Whose rights the writes have. */
  role?: Role;
};

/** Every call of section 6.6 about tags, on rows of its own. */
export const tagHandlers = ({
  store = createTagStore(),
  role = 'ROLE_ADMIN',
}: TagHandlersOptions = {}): RequestHandler[] => [
  endpoint('GET /tags', ({ request }) => listPage(store.all(), request, definition)),
  endpoint('GET /tags/:id', ({ params }) => {
    const tag = store.find(params.id);
    return tag ? resource(tag) : notFound();
  }),
  endpoint('POST /tags', create(store, role)),
  endpoint('PATCH /tags/:id', update(store, role)),
  endpoint('DELETE /tags/:id', remove(store, role)),
];
