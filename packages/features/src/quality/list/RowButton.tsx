import type { Action } from '@console/api/roles/rules';
import { Button } from '@console/ui/Button';
import type { ReactNode } from 'react';
import { rowActionProps, type RowAction } from '../../keys/useRowActionKeys.ts';
import { useReasonNotAllowed } from '../../parts/permissions/useReasonNotAllowed.ts';

interface RowButtonProps {
  /** What it is for the keys. */
  name: RowAction;
  /** The control in the table of roles. */
  action: Action;
  /** Why it cannot be done with this row now. */
  obstacle: string | undefined;
  onPress: () => void;
  children: ReactNode;
}

/** What can be done with a row. Who may not, or cannot now, is told why. */
export function RowButton({ name, action, obstacle, onPress, children }: RowButtonProps) {
  const mayNot = useReasonNotAllowed(action);
  return (
    <span {...rowActionProps(name)}>
      <Button size="sm" disabledReason={mayNot ?? obstacle} onClick={onPress}>
        {children}
      </Button>
    </span>
  );
}
