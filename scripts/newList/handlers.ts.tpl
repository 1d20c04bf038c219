import type { __Pascal__Row } from '@console/api/__kebab__/schema';
import type { RequestHandler } from 'msw';
import { endpoint } from '../endpoint.ts';
import { listPage, type ListDefinition } from '../listPage.ts';
import type { Wire } from '../wire.ts';
import { __camel__ } from './fixtures.ts';

const definition: ListDefinition<Wire<__Pascal__Row>> = {
  context: '__Pascal__Row',
  path: '/api/__snake__',
  search: ({ id, name }) => [id, name],
  order: { id: ({ id }) => id, name: ({ name }) => name },
  defaultOrder: [['id', 'desc']],
  filters: { name: (row, [value = '']) => row.name.toLowerCase().includes(value.toLowerCase()) },
};

export const __camel__Handlers = (rows: readonly Wire<__Pascal__Row>[] = __camel__): RequestHandler[] => [
  endpoint('GET /__snake__', ({ request }) => listPage(rows, request, definition)),
];
