import { ROLES, ROLE_LABELS, type Role } from '@console/api/roles/rules';
import type { User } from '@console/api/users/schema';
import type { Wire } from '../wire.ts';

const buildUser = (given: Partial<User> & Pick<User, 'id'>): Wire<User> => ({
  first_name: 'Ada',
  last_name: 'King',
  email: `person-${given.id}@console.test`,
  roles: ['ROLE_USER'],
  archived: false,
  ...given,
  '@id': `/api/users/${given.id}`,
  '@type': 'User',
});

const mailNames: Record<Role, string> = {
  ROLE_ADMIN: 'admin',
  ROLE_DQ_LEAD: 'dq-lead',
  ROLE_SCRAPE_LEAD: 'scrape-lead',
  ROLE_DQ: 'dq',
  ROLE_SCRAPER: 'scraper',
  ROLE_USER: 'user',
};

const perRole = ROLES.map((role, index) =>
  buildUser({
    id: index + 1,
    first_name: ROLE_LABELS[role].split(' ')[0] ?? '',
    last_name: 'Demo',
    email: `${mailNames[role]}@console.test`,
    roles: [role],
  }),
);

/**
 * One user per role, one with several, one archived, one without a role, names that strain a
 * layout, and enough for a second page.
 */
export const users: readonly Wire<User>[] = [
  ...perRole,
  buildUser({
    id: 7,
    first_name: 'Archie',
    last_name: 'Gone',
    email: 'archived@console.test',
    archived: true,
  }),
  buildUser({
    id: 8,
    first_name: 'Nora',
    last_name: 'Roleless',
    email: 'no-role@console.test',
    roles: [],
  }),
  buildUser({
    id: 9,
    first_name: 'Sam',
    last_name: 'Several',
    email: 'several@console.test',
    roles: ['ROLE_USER', 'ROLE_SCRAPER', 'ROLE_DQ_LEAD'],
  }),
  buildUser({
    id: 10,
    first_name: 'נועה',
    last_name: 'כהן',
    email: 'noa@console.test',
    roles: ['ROLE_DQ'],
  }),
  buildUser({
    id: 11,
    first_name: '<i>Robert</i>',
    last_name: '"; DROP TABLE',
    email: 'robert@console.test',
  }),
  buildUser({
    id: 12,
    first_name: 'Ægir'.repeat(16),
    last_name: '🙂',
    email: `${'long'.repeat(16)}@console.test`,
  }),
  ...['Ibrahim', 'Chen', 'Okafor', 'Novak', 'Silva', 'Larsen'].map((last_name, index) =>
    buildUser({ id: 13 + index, first_name: 'Kim', last_name }),
  ),
];

/** The user of the fixtures whose effective role this is. */
export function userWithRole(role: Role): Wire<User> {
  const found = perRole.find(({ roles }) => roles[0] === role);
  if (!found) throw new Error(`No user with ${role} among the fixtures.`);
  return found;
}
