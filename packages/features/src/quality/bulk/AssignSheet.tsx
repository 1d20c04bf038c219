import type { Body } from '@console/api/core/endpoint';
import { useBulkAssign } from '@console/api/reviews/client';
import { archivedBlockReason } from '@console/api/reviews/rules';
import { useAllUsers } from '@console/api/users/client';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { MultiSelectField } from '@console/ui/form/MultiSelectField';
import { FormField } from '../../form/FormField.tsx';
import { assigneeOptions } from '../../parts/people/userOptions.ts';
import { idsOf, isRestorable } from '../assign/assigned.ts';
import { archivedProblem, assignForm } from '../assign/assignForm.ts';
import { rowsText } from '../list/rowSelection.ts';
import type { AssignKind, ReviewKind, ReviewRow } from '../review/reviewKind.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { blockReasonText, countedRows } from './bulkText.ts';
import { useBulkForm, type SheetProps } from './useBulkForm.ts';
import styles from './BulkDialog.module.css';

interface AssignSheetProps<Row extends ReviewRow, Review extends Body> extends SheetProps<Row> {
  kind: ReviewKind<Row, Review>;
  assign: AssignKind<Row>;
}

const NOBODY: { assigned_to: string[] } = { assigned_to: [] };

/** The sheet that assigns many rows to the same people, or to one person. */
export function AssignSheet<Row extends ReviewRow, Review extends Body>({
  kind,
  assign,
  ...props
}: AssignSheetProps<Row, Review>) {
  const users = useAllUsers();
  const people = users.data?.items ?? [];
  const form = useBulkForm({
    ...props,
    definition: assignForm,
    defaults: NOBODY,
    draftKey: `${kind.draft}-batch-assign`,
    kind,
    bulk: useBulkAssign(assign.calls),
    problemOf: (row) => {
      const blockReason = archivedBlockReason(row);
      return blockReason && blockReasonText(blockReason.code);
    },
    bodyOf: (_row, { assigned_to: ids }) => ids.map(Number),
    keepsSelection: () => true,
    inverseOf: (row) => (isRestorable(row) ? idsOf(row) : undefined),
    remainsOf(before) {
      const stay = before.filter((row) => !isRestorable(row)).length;
      return stay === 0
        ? undefined
        : `${rowsText(stay)} had nobody to go back to and ${stay === 1 ? 'stays' : 'stay'} assigned.`;
    },
    verbOf: () => 'Assign #',
  });
  const { rows, failures } = form;
  const problem = archivedProblem(form.values.assigned_to, people);
  const options = assigneeOptions(people, form.values.assigned_to);
  const field = { label: 'Assigned To', required: true, options };
  const held = { ...form, reasonNotSavable: form.reasonNotSavable ?? problem };
  return (
    <BulkDialog title={`Assign ${countedRows(kind, rows.length)}`} form={held}>
      {users.error && !users.data ? (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={() => void users.mutate()}>
              Retry
            </Button>
          }
        >
          The users could not be loaded.
        </Banner>
      ) : (
        <FormField form={form} name="assigned_to">
          {({ value, onChange, ...binding }) => (
            <MultiSelectField
              {...binding}
              {...field}
              isSingle={!assign.several}
              error={problem ?? binding.error}
              value={value}
              onChange={(ids) => onChange([...ids])}
            />
          )}
        </FormField>
      )}
      {failures.size > 0 && (
        <ul className={styles.summary} aria-label="Rows that failed">
          {rows
            .filter(({ id }) => failures.has(id))
            .map(({ id, entity }) => (
              <li key={id} dir="auto">
                {entity.company_name}: {failures.get(id)}
              </li>
            ))}
        </ul>
      )}
    </BulkDialog>
  );
}
