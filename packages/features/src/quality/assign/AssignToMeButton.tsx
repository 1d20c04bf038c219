import type { ApiMutation } from '@console/api/core/useApiMutation';
import type { RowChange } from '@console/api/core/useRowWrite';
import { useMe } from '@console/api/me/client';
import { archivedBlockReason } from '@console/api/reviews/rules';
import { useReasonNotAllowed } from '@console/api/roles/client';
import type { Control } from '@console/api/roles/controls';
import type { UserRef } from '@console/api/users/schema';
import { Button } from '@console/ui/Button';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { sendInverse } from '../../form/sendInverse.ts';
import { useShortcut } from '../../keys/useShortcut.ts';

interface AssignToMeProps<Row, Body> {
  row: Row;
  control: Control;
  write: ApiMutation<RowChange<Row, Body>, Row>;
  /** Makes the request body for these people, the newest last. Undefined for an empty list. */
  toBody: (ids: readonly number[]) => Body | undefined;
  /** The toast of a success. */
  success: string;
  /** It is also called when the assignment was undone. */
  onSaved: (row: Row) => void;
}

interface Assignable {
  entity: { archived: boolean };
  assigned_to: readonly UserRef[];
}

/** Assigns the row of review mode to whoever presses it; `m` does the same. */
export function AssignToMeButton<Row extends Assignable, Body>({
  row,
  control,
  write,
  toBody,
  success,
  onSaved,
}: AssignToMeProps<Row, Body>) {
  const { data: me } = useMe();
  const mayNot = useReasonNotAllowed(control) ?? archivedBlockReason(row)?.message;
  const save: typeof write.trigger = async (change, onFailure) => {
    const saved = await write.trigger(change, onFailure);
    if (saved) onSaved(saved);
    return saved;
  };
  const run = async () => {
    if (!me) return;
    if (row.assigned_to.some(({ id }) => id === me.id)) {
      showSuccess('It is assigned to you already.');
      return;
    }
    const before = row.assigned_to.filter(({ archived }) => !archived).map(({ id }) => id);
    const values = toBody([...before, me.id]);
    const saved = values && (await save({ row, values }));
    if (!saved) return;
    // No undo without former assignees, or with an archived one among them.
    const former = before.length === row.assigned_to.length ? toBody(before) : undefined;
    const inverse = former && { row: saved, values: former };
    showSuccess(success, undefined, inverse && (() => sendInverse({ trigger: save }, inverse)));
  };
  useShortcut('review.assign', me && mayNot === undefined ? () => void run() : undefined);
  return (
    <Button size="sm" disabledReason={mayNot} onClick={() => void run()}>
      Assign to me
    </Button>
  );
}
