import type { EventLog } from '@console/api/event-logs/schema';
import { effectiveRole, isRole, ROLE_LABELS } from '@console/api/roles/rules';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { codeLabel } from '../cells/codeLabel.ts';
import { NoteCell } from '../cells/NoteCell.tsx';
import { userLabel } from '../people/userLabel.ts';

type Row = EventLog & { number: number };

/** A code in words. Its title is the code itself. */
const words = (code: string) => <span title={code}>{codeLabel(code)}</span>;

const state = (text: string | null) =>
  text ? (
    <span title={text} dir="auto">
      {text}
    </span>
  ) : (
    '–'
  );

/** The role at the time of the event. When the back end does not send it, the person's present role. */
function roleOf({ user, user_role }: Row): string {
  const role = user_role ?? (user && user.roles.length > 0 ? effectiveRole(user.roles) : '–');
  return isRole(role) ? ROLE_LABELS[role] : role;
}

export const eventLogColumns: readonly DataTableColumn<Row>[] = [
  {
    id: 'number',
    header: '#',
    align: 'end',
    mono: true,
    cell: ({ number }) => number,
  },
  { id: 'event_type', header: 'Event Type', cell: ({ event_type }) => words(event_type) },
  { id: 'event_name', header: 'Event Action', cell: ({ event_name }) => words(event_name) },
  {
    id: 'current_state',
    header: 'Current State',
    cell: ({ current_state }) => state(current_state),
  },
  {
    id: 'previous_state',
    header: 'Previous State',
    cell: ({ previous_state }) => state(previous_state),
  },
  {
    id: 'created_at',
    header: 'Event Date',
    sortKey: 'created_at',
    kind: 'value',
    cell: ({ created_at }) => <DateText at={created_at} />,
  },
  {
    id: 'user',
    header: 'User',
    cell: ({ user }) => (user ? <span dir="auto">{userLabel(user)}</span> : '–'),
  },
  { id: 'user_role', header: 'User Role', cell: roleOf },
  {
    id: 'notes',
    header: 'Note',
    kind: 'note',
    cell: ({ notes }) => <NoteCell note={{ content: notes }} />,
  },
];
