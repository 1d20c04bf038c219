import { archivedBlockReason } from '@console/api/reviews/rules';
import { useAllUsers } from '@console/api/users/client';
import type { UserRef } from '@console/api/users/schema';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import type { ReactNode } from 'react';
import { FormField, type FieldBinding } from '../../form/FormField.tsx';
import { userLabel } from '../../parts/people/userLabel.ts';
import { userOptions } from '../../parts/people/userOptions.ts';
import { ReviewDialog } from '../review/ReviewDialog.tsx';
import { useReview, type RowDialogOptions } from '../review/useReview.ts';
import { archivedProblem, assignForm, toAssignValues } from './assignForm.ts';

interface Assignable {
  id: number;
  entity: { archived: boolean; company_name: string };
  assigned_to: readonly UserRef[];
}

interface AssignOptions<Row, Body> extends RowDialogOptions<Row, Body> {
  /** Names the draft, together with the id of the row. */
  draft: string;
  /**
   * Null when a row can have several people: a restored draft is then merged with people who were
   * added since.
   */
  savedAt?: null;
  /** Never called with an empty list, because a row cannot be unassigned. */
  toBody: (ids: readonly number[]) => Body | undefined;
}

/** The form that assigns a row to people. */
export function useAssign<Row extends Assignable, Body>({
  draft,
  toBody,
  ...options
}: AssignOptions<Row, Body>) {
  const { row } = options;
  const users = useAllUsers();
  const people = users.data?.items ?? [];
  const review = useReview({
    ...options,
    definition: assignForm,
    defaults: toAssignValues(row.assigned_to),
    draftKey: `${draft}-${row.id}`,
    bodyOf: ({ assigned_to }) => toBody(assigned_to.map(Number)),
    inverseOf: ({ assigned_to: before }) =>
      before.length === 0 || before.some(({ archived }) => archived)
        ? undefined
        : toBody(before.map(({ id }) => id)),
  });
  const problem = archivedProblem(review.values.assigned_to, people);
  const now = review.base.assigned_to.map((user) =>
    user.archived ? `${userLabel(user)} (Archived)` : userLabel(user),
  );
  return {
    ...review,
    reasonNotSavable:
      archivedBlockReason(review.base)?.message ??
      review.reasonNotSavable ??
      (problem && `Assigned To: ${problem}`),
    people: {
      options: userOptions(users.data ? people : row.assigned_to),
      problem,
      help: users.isLoading
        ? 'The users are being loaded.'
        : now.length > 0
          ? `Now: ${now.join(', ')}`
          : undefined,
      failed: users.error !== undefined && users.data === undefined,
      retry: () => void users.mutate(),
    },
  };
}

type Form = ReturnType<typeof useAssign<Assignable, unknown>>;

interface AssignDialogProps {
  /** From `useAssign`. */
  form: Form;
  /** Draws the field: one person, or several. */
  children: (
    field: FieldBinding<string[]> & Pick<Form['people'], 'options' | 'help'> & { label: string },
  ) => ReactNode;
}

/** The dialog around the choice of people. */
export function AssignDialog({ form, children }: AssignDialogProps) {
  const { people } = form;
  const { options, help } = people;
  return (
    <ReviewDialog verb="Assign" form={form}>
      {people.failed ? (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={people.retry}>
              Retry
            </Button>
          }
        >
          The users could not be loaded.
        </Banner>
      ) : (
        <FormField form={form} name="assigned_to">
          {(field) =>
            children({
              ...field,
              label: 'Assigned To',
              options,
              help,
              error: people.problem ?? field.error,
            })
          }
        </FormField>
      )}
    </ReviewDialog>
  );
}
