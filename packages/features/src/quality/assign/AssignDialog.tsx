import { useAssignWrite, useReviewReload } from '@console/api/reviews/client';
import { archivedBlockReason } from '@console/api/reviews/rules';
import { useAllUsers } from '@console/api/users/client';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { MultiSelectField } from '@console/ui/form/MultiSelectField';
import { FormField } from '../../form/FormField.tsx';
import { userLabel } from '../../parts/people/userLabel.ts';
import { assigneeOptions } from '../../parts/people/userOptions.ts';
import { ReviewDialog } from '../review/ReviewDialog.tsx';
import type { AssignKind, ReviewRow } from '../review/reviewKind.ts';
import { useReview } from '../review/useReview.ts';
import { assignedTo, idsOf, isRestorable } from './assigned.ts';
import { archivedProblem, assignForm, toAssignValues } from './assignForm.ts';

interface AssignDialogProps<Row extends ReviewRow> {
  assign: AssignKind<Row>;
  row: Row;
  onSaved?: (saved: Row) => void;
  onClose: () => void;
}

/** The dialog that assigns a row to one person or to several. */
export function AssignDialog<Row extends ReviewRow>({
  assign,
  row,
  ...props
}: AssignDialogProps<Row>) {
  const users = useAllUsers();
  const people = users.data?.items ?? [];
  const assigned = assignedTo(row);
  const review = useReview({
    ...props,
    row,
    write: useAssignWrite(assign.calls),
    reload: useReviewReload(assign.calls),
    definition: assignForm,
    defaults: toAssignValues(assigned),
    draftKey: `${assign.draft}-${row.id}`,
    // A restored draft is merged with the people who were assigned since.
    savedAt: assign.several ? null : undefined,
    success: assign.saved,
    bodyOf: ({ assigned_to }) => assigned_to.map(Number),
    inverseOf: (before) => (isRestorable(before) ? idsOf(before) : undefined),
  });
  const problem = archivedProblem(review.values.assigned_to, people);
  const now = assignedTo(review.base).map((user) =>
    user.archived ? `${userLabel(user)} (Archived)` : userLabel(user),
  );
  const form = {
    ...review,
    reasonNotSavable:
      archivedBlockReason(review.base)?.message ??
      review.reasonNotSavable ??
      (problem && `Assigned To: ${problem}`),
  };
  const field = {
    label: 'Assigned To',
    required: true,
    options: assigneeOptions(users.data ? people : assigned, review.values.assigned_to),
    help: users.isLoading
      ? 'The users are being loaded.'
      : now.length > 0
        ? `Now: ${now.join(', ')}`
        : undefined,
  };
  return (
    <ReviewDialog verb="Assign" form={form}>
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
          {({ value, onChange, error, ...binding }) => (
            <MultiSelectField
              {...binding}
              {...field}
              isSingle={!assign.several}
              error={problem ?? error}
              value={value}
              onChange={(ids) => onChange([...ids])}
            />
          )}
        </FormField>
      )}
    </ReviewDialog>
  );
}
