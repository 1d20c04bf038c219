import type { Asks } from '@console/api/reviews/rules';
import { RichTextField } from '@console/ui/form/RichTextField';
import { TextField } from '@console/ui/form/TextField';
import type { Control } from 'react-hook-form';
import { FormField } from '../../form/FormField.tsx';
import type { Refused } from '../../form/violations.ts';
import { ActionField } from './ActionField.tsx';
import { ReasonCodeField } from './ReasonCodeField.tsx';
import type { ReviewValues } from './reviewProblems.ts';
import { SnoozeDateField } from './SnoozeDateField.tsx';

interface ReviewFieldsProps {
  review: {
    control: Control<ReviewValues>;
    values: ReviewValues;
    refused: Refused;
    revision: number;
    choose: (action: string) => void;
    kind: {
      actions: readonly string[];
      labels: Readonly<Record<string, string>>;
      fieldLabels: { job_count: string };
      asksOf: (values: ReviewValues) => Asks;
    };
  };
}

/**
 * The fields that most reviews are made of; those that the chosen action does not ask for are not
 * there.
 */
export function ReviewFields({
  review: { control, values, refused, revision, choose, kind },
}: ReviewFieldsProps) {
  const asks = kind.asksOf(values);
  return (
    <>
      <FormField control={control} name="action" refused={refused}>
        {(field) => (
          <ActionField
            field={field}
            actions={kind.actions}
            labels={kind.labels}
            onChoose={choose}
          />
        )}
      </FormField>
      {asks.jobCount && (
        <FormField control={control} name="job_count" refused={refused}>
          {(field) => (
            <TextField {...field} label={kind.fieldLabels.job_count} required inputMode="numeric" />
          )}
        </FormField>
      )}
      {asks.reasons.length > 0 && (
        <FormField control={control} name="reason_code" refused={refused}>
          {(field) => <ReasonCodeField field={field} set={asks.reasons[0]} />}
        </FormField>
      )}
      {asks.snoozeDate && (
        <FormField control={control} name="snooze_date" refused={refused}>
          {(field) => <SnoozeDateField field={field} required />}
        </FormField>
      )}
      <FormField control={control} name="note" refused={refused}>
        {(field) => <RichTextField key={revision} {...field} label="Note" required={asks.note} />}
      </FormField>
    </>
  );
}
