import { collectionOf } from '@console/api/core/hydra/collection';
import { meSchema } from '@console/api/me/schema';
import { ROLES } from '@console/api/roles/rules';
import { tagSchema } from '@console/api/tags/schema';
import { userSchema } from '@console/api/users/schema';
import type { ContractCase } from './contractCase.ts';

export const tagCases: readonly ContractCase[] = [
  {
    name: 'GET /tags takes page and limit',
    request: { method: 'GET', path: '/tags?page=1&limit=2' },
    status: 200,
    shape: collectionOf(tagSchema),
    keys: ['@id', '@type', 'id', 'title', 'category', 'updated_at'],
    body: { '@id': '/api/tags', '@type': 'hydra:Collection' },
  },
  {
    name: 'GET /tags takes pagination=false and title: the reason tags',
    request: { method: 'GET', path: '/tags?pagination=false&title=NS:' },
    status: 200,
    shape: collectionOf(tagSchema),
    keys: ['id', 'title', 'category'],
    text: /"title":"NS: /,
  },
  {
    name: 'a tag that nobody has is not found',
    request: { method: 'GET', path: '/tags/987654321' },
    status: 404,
    body: { code: 'not_found' },
  },
];

export const userCases: readonly ContractCase[] = [
  {
    name: 'GET /users takes page and limit',
    request: { method: 'GET', path: '/users?page=1&limit=3' },
    status: 200,
    shape: collectionOf(userSchema),
    keys: ['@id', '@type', 'id', 'first_name', 'last_name', 'email', 'roles', 'archived'],
  },
  {
    name: 'GET /users finds people by parts of names and e-mail addresses in any order',
    request: { method: 'GET', path: '/users?custom_search=console.test%20DQ' },
    status: 200,
    text: /"email":"dq@console\.test"/,
  },
  {
    name: 'GET /users takes archived=false',
    request: { method: 'GET', path: '/users?archived=false' },
    status: 200,
    body: { '@id': '/api/users' },
    text: /^(?!.*"archived":true)/s,
  },
  {
    name: 'archived is true or false',
    request: { method: 'GET', path: '/users?archived=perhaps' },
    status: 400,
    body: { code: 'invalid_filter' },
  },
  {
    name: 'a user that nobody is is not found',
    request: { method: 'GET', path: '/users/987654321' },
    status: 404,
    body: { code: 'not_found' },
  },
  ...ROLES.map((role): ContractCase => ({
    name: `GET /me of ${role}`,
    role,
    request: { method: 'GET', path: '/me' },
    status: 200,
    shape: meSchema,
    keys: ['id', 'first_name', 'last_name', 'email', 'roles', 'archived', 'role', 'permissions'],
    body: { '@type': 'Me', role, roles: [role] },
  })),
];
