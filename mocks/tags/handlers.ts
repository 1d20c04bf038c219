import type { Tag } from '@console/api/tags/schema';
import type { RequestHandler } from 'msw';
import { endpoint } from '../endpoint.ts';
import { listPage, type ListDefinition } from '../listPage.ts';
import { notFound, resource } from '../respond.ts';
import type { Wire } from '../wire.ts';
import { tags } from './fixtures.ts';

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

/** The tags, or the ones given: `[]` for a console without any. */
export const tagHandlers = (rows: readonly Wire<Tag>[] = tags): RequestHandler[] => [
  endpoint('GET /tags', ({ request }) => listPage(rows, request, definition)),
  endpoint('GET /tags/:id', ({ params }) => {
    const tag = rows.find(({ id }) => String(id) === params.id);
    return tag ? resource(tag) : notFound();
  }),
];
