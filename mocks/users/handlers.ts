import type { User } from '@console/api/users/schema';
import type { RequestHandler } from 'msw';
import { endpoint } from '../endpoint.ts';
import { listPage, type ListDefinition } from '../listPage.ts';
import { notFound, resource } from '../respond.ts';
import type { Wire } from '../wire.ts';
import { users } from './fixtures.ts';

const definition: ListDefinition<Wire<User>> = {
  context: 'User',
  path: '/api/users',
  search: ({ id, first_name, last_name, email }) => [id, first_name, last_name, email],
  order: {
    id: ({ id }) => id,
    first_name: ({ first_name }) => first_name,
    last_name: ({ last_name }) => last_name,
    email: ({ email }) => email,
    archived: ({ archived }) => archived,
  },
  defaultOrder: [
    ['archived', 'asc'],
    ['last_name', 'asc'],
    ['first_name', 'asc'],
  ],
  filters: { archived: (user, [value]) => user.archived === (value === 'true' || value === '1') },
  flags: ['archived'],
  all: true,
};

export const userHandlers = (rows: readonly Wire<User>[] = users): RequestHandler[] => [
  endpoint('GET /users', ({ request }) => listPage(rows, request, definition)),
  endpoint('GET /users/:id', ({ params }) => {
    const user = rows.find(({ id }) => String(id) === params.id);
    return user ? resource(user) : notFound();
  }),
];
