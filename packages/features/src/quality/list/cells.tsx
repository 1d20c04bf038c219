import { useReasonCodes } from '@console/api/lookups/client';
import type { ReasonCodeKind } from '@console/api/lookups/client';
import { useReasonNotAllowed } from '@console/api/roles/client';
import type { Control } from '@console/api/roles/controls';
import type { UserRef } from '@console/api/users/schema';
import { Button } from '@console/ui/Button';
import { IconButton } from '@console/ui/IconButton';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import { rowActionProps, type RowAction } from '../../keys/useRowActionKeys.ts';
import { userLabel } from '../../parts/people/userLabel.ts';
import styles from '../quality.module.css';

interface PeopleCellProps {
  people: readonly UserRef[];
}

/** People by their display names. Archived people are marked. */
export function PeopleCell({ people }: PeopleCellProps) {
  if (people.length === 0) return '–';
  return (
    <span dir="auto">
      {people
        .map((user) => (user.archived ? `${userLabel(user)} (Archived)` : userLabel(user)))
        .join(', ')}
    </span>
  );
}

interface ReasonCellProps {
  /** The kinds of reason codes that the code may belong to. */
  kinds: readonly [ReasonCodeKind, ReasonCodeKind?];
  code: string | null;
}

/**
 * The label of a reason. The code is shown while the label is not known and when no kind has the
 * code.
 */
export function ReasonCell({ kinds: [kind, other], code }: ReasonCellProps) {
  const reasons = useReasonCodes(kind).data;
  const others = useReasonCodes(other).data;
  if (code === null || code === '') return '–';
  return (
    <span dir="auto">
      {[...(reasons ?? []), ...(others ?? [])].find(({ value }) => value === code)?.label ?? code}
    </span>
  );
}

interface RowActionsProps {
  children: ReactNode;
}

/**
 * The further controls of a row, side by side. With a pointer they show while the row is pointed at
 * or has the focus.
 */
export function RowActions({ children }: RowActionsProps) {
  return <span className={styles.actions}>{children}</span>;
}

// One element serves all rows, because a table shows a hundred of them.
export const assignIcon = <UserPlus aria-hidden="true" />;

interface RowButtonProps {
  /** The row action. Its shortcut presses this button. */
  name: RowAction;
  /** The control whose roles apply. */
  action: Control;
  /** Why this row does not allow the action now. */
  blockReason: string | undefined;
  onPress: () => void;
  label: string;
  /** Stands in place of the label. */
  icon?: ReactNode;
}

/** A control of a row. It is disabled with a reason when the role or the row does not allow it. */
export function RowButton({ name, action, blockReason, onPress, label, icon }: RowButtonProps) {
  const disabledReason = useReasonNotAllowed(action) ?? blockReason;
  return (
    <span {...rowActionProps(name)}>
      {icon ? (
        <IconButton
          size="sm"
          label={label}
          icon={icon}
          disabledReason={disabledReason}
          onClick={onPress}
        />
      ) : (
        <Button size="sm" tone="ghost" disabledReason={disabledReason} onClick={onPress}>
          {label}
        </Button>
      )}
    </span>
  );
}
