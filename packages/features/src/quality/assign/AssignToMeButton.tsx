import { useMe } from '@console/api/me/client';
import { archivedObstacle } from '@console/api/reviews/rules';
import { useReasonNotAllowed } from '@console/api/roles/client';
import type { Control } from '@console/api/roles/controls';
import type { UserRef } from '@console/api/users/schema';
import { Button } from '@console/ui/Button';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { useShortcut } from '../../keys/useShortcut.ts';

interface AssignToMeProps<Row> {
  row: Row;
  control: Control;
  /** Sends the assignment to a person, by id. Its failures are shown. */
  assign: (me: number) => Promise<Row | undefined>;
  /** The toast of a success. */
  success: string;
  onSaved: (row: Row) => void;
}

interface Assignable {
  entity: { archived: boolean };
  assigned_to: readonly UserRef[];
}

/** Assigns the row of review mode to whoever presses it; `m` does the same. */
export function AssignToMeButton<Row extends Assignable>({
  row,
  control,
  assign,
  success,
  onSaved,
}: AssignToMeProps<Row>) {
  const { data: me } = useMe();
  const mayNot = useReasonNotAllowed(control) ?? archivedObstacle(row)?.message;
  const run = async () => {
    if (!me) return;
    if (row.assigned_to.some(({ id }) => id === me.id)) {
      showSuccess('It is assigned to you already.');
      return;
    }
    const saved = await assign(me.id);
    if (!saved) return;
    showSuccess(success);
    onSaved(saved);
  };
  useShortcut('review.assign', me && mayNot === undefined ? () => void run() : undefined);
  return (
    <Button size="sm" disabledReason={mayNot} onClick={() => void run()}>
      Assign to me
    </Button>
  );
}
