import { effectiveRole, isRole, ROLE_LABELS } from '@console/api/roles/rules';
import type { User } from '@console/api/users/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { Tooltip } from '@console/ui/Tooltip';

const roleLabel = (role: string) => (isRole(role) ? ROLE_LABELS[role] : role);

/** The highest role and the number of the others. The tooltip lists all roles. */
function RoleCell({ roles }: Pick<User, 'roles'>) {
  const highest = ROLE_LABELS[effectiveRole(roles)];
  if (roles.length < 2) return highest;
  return (
    <Tooltip content={roles.map(roleLabel).join(', ')}>
      {/* The text is focusable, so that the keyboard can reach the tooltip. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <span tabIndex={0}>
        {highest} +{roles.length - 1}
      </span>
    </Tooltip>
  );
}

export const usersColumns: readonly DataTableColumn<User>[] = [
  {
    id: 'id',
    header: 'ID',
    align: 'end',
    mono: true,
    pinned: true,
    cell: ({ id }) => id,
  },
  { id: 'first_name', header: 'First Name', cell: ({ first_name }) => first_name },
  { id: 'last_name', header: 'Last Name', cell: ({ last_name }) => last_name },
  { id: 'email', header: 'Email', kind: 'name', cell: ({ email }) => email },
  { id: 'role', header: 'Role', cell: ({ roles }) => <RoleCell roles={roles} /> },
  {
    id: 'archived',
    header: 'Archived',
    kind: 'value',
    cell: ({ archived }) => (archived ? 'True' : 'False'),
  },
];
