import type { ApiMutation } from '@console/api/core/useApiMutation';
import type { RowChange } from '@console/api/core/useRowWrite';
import { archivedObstacle } from '@console/api/reviews/rules';
import { useAllUsers } from '@console/api/users/client';
import type { UserRef } from '@console/api/users/schema';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import { userLabel } from '../../parts/people/userLabel.ts';
import { userOptions } from '../../parts/people/userOptions.ts';
import { useReview } from '../review/useReview.ts';
import {
  assignProblem,
  assignSchema,
  assignShape,
  toAssignValues,
  type AssignValues,
} from './assignForm.ts';

type Assigned = { id: number; entity: { archived: boolean }; assigned_to: readonly UserRef[] };

interface AssignOptions<Row, Body> {
  row: Row;
  write: ApiMutation<RowChange<Row, Body>, Row>;
  reload: ApiMutation<number, Row>;
  /** Names what is chosen but not saved. */
  draftKey: string;
  toBody: (ids: readonly number[]) => Body | undefined;
  success: string;
  onSaved?: (saved: Row) => void;
  onClose: () => void;
}

/** The form that hands a row to people. */
export function useAssign<Row extends Assigned, Body>({
  row,
  draftKey,
  toBody,
  ...course
}: AssignOptions<Row, Body>) {
  const users = useAllUsers();
  const people = users.data?.items ?? [];
  const defaultValues = toAssignValues(row.assigned_to);
  const form = useForm<AssignValues>({
    defaultValues,
    resolver: valibotResolver(assignSchema),
    mode: 'onTouched',
  });
  const { assigned_to: chosen } = { ...defaultValues, ...useWatch({ control: form.control }) };
  const review = useReview({
    ...course,
    form,
    row,
    draft: { draftKey, shape: assignShape },
    bodyOf: ({ assigned_to }) => toBody(assigned_to.map(Number)),
  });

  // The two calls name the field differently, and one of them by the place in the list.
  const refusal = review.error?.violations.find(({ propertyPath }) =>
    /^assign(ed)?_to\b/.test(propertyPath),
  );
  // Held against the same choice only; the form hands out copies of its lists.
  const refused = review.sent?.assigned_to.join() === chosen.join() ? refusal?.message : undefined;
  const wrong = assignProblem(chosen, people);
  const before = review.base.assigned_to.map((user) =>
    user.archived ? `${userLabel(user)} (Archived)` : userLabel(user),
  );
  return {
    ...review,
    control: form.control,
    options: userOptions(users.data ? people : row.assigned_to),
    /** The list of people is not there, and was not to be had. */
    failed: users.error !== undefined && users.data === undefined,
    retry: () => void users.mutate(),
    /**
     * Said at the field once somebody is chosen who cannot be; that somebody is needed is the
     * form's own message.
     */
    chosenProblem: chosen.length > 0 ? (wrong ?? refused) : undefined,
    help: users.isLoading
      ? 'The users are being loaded.'
      : before.length > 0
        ? `Now: ${before.join(', ')}`
        : undefined,
    problem: archivedObstacle(review.base)?.message ?? (wrong && `Assigned To: ${wrong}`),
    actions: 0,
    chooseAt: () => {},
  };
}
export type Assign = Pick<
  ReturnType<typeof useAssign<Assigned, unknown>>,
  'failed' | 'retry' | 'chosenProblem' | 'help'
>;
