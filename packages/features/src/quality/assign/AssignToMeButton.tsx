import { useMe } from '@console/api/me/client';
import { useAssignWrite } from '@console/api/reviews/client';
import { archivedBlockReason } from '@console/api/reviews/rules';
import { useReasonNotAllowed } from '@console/api/roles/client';
import { Button } from '@console/ui/Button';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { sendInverse } from '../../form/sendInverse.ts';
import { useShortcut } from '../../keys/useShortcut.ts';
import type { AssignKind, ReviewRow } from '../review/reviewKind.ts';
import { assignedTo, idsOf, isRestorable } from './assigned.ts';

interface AssignToMeProps<Row extends ReviewRow> {
  row: Row;
  assign: AssignKind<Row>;
  /** Called when the assignment was saved, and when it was undone. */
  onSaved: (row: Row) => void;
}

/** A button of review mode that assigns the row to the signed-in person. The key `m` does the same. */
export function AssignToMeButton<Row extends ReviewRow>({
  row,
  assign: { calls, control, several, saved: success },
  onSaved,
}: AssignToMeProps<Row>) {
  const write = useAssignWrite(calls);
  const { data: me } = useMe();
  const mayNot = useReasonNotAllowed(control) ?? archivedBlockReason(row)?.message;
  const save: typeof write.trigger = async (change, onFailure) => {
    const saved = await write.trigger(change, onFailure);
    if (saved) onSaved(saved);
    return saved;
  };
  const run = async () => {
    if (!me) return;
    if (idsOf(row).includes(me.id)) {
      showSuccess('It is assigned to you already.');
      return;
    }
    const present = assignedTo(row).filter(({ archived }) => !archived);
    const values = several ? [...present.map(({ id }) => id), me.id] : [me.id];
    const saved = await save({ row, values });
    if (!saved) return;
    const undo = () => sendInverse({ trigger: save }, { row: saved, values: idsOf(row) });
    showSuccess(success, undefined, isRestorable(row) ? undo : undefined);
  };
  useShortcut('review.assign', me && mayNot === undefined ? () => void run() : undefined);
  return (
    <Button size="sm" disabledReason={mayNot} onClick={() => void run()}>
      Assign to me
    </Button>
  );
}
