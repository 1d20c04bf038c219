import type { EventLog } from '@console/api/event-logs/schema';
import { effectiveRole, isRole, ROLE_LABELS } from '@console/api/roles/rules';
import type { DataTableColumn } from '@console/ui/DataTable';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { codeLabel } from '../cells/codeLabel.ts';
import { NoteCell } from '../cells/NoteCell.tsx';
import { userLabel } from '../people/userLabel.ts';

type Row = EventLog & { number: number };

/** A code in words. Its title is the code itself. */
const words = (code: string) => <span title={code}>{codeLabel(code)}</span>;

/** Codes such as `in-progress` and `do_nothing`. A state may also be a number or a text. */
const CODE = /^[a-z]+(?:[_-][a-z]+)*$/;

const state = (text: string | null) =>
  text ? (
    <span title={text} dir="auto">
      {CODE.test(text) ? codeLabel(text) : text}
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
    cell: ({ created_at: at }) => (
      <time dateTime={new Date(at * 1000).toISOString()}>{formatMinute(at)}</time>
    ),
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
