import { useReasonCodes } from '@console/api/lookups/client';
import type { ReasonSet } from '@console/api/reviews/rules';
import { Button } from '@console/ui/Button';
import { SelectField } from '@console/ui/form/SelectField';
import type { FieldBinding } from '../../form/FormField.tsx';
import styles from './ReviewDialog.module.css';

interface ReasonCodeFieldProps {
  field: FieldBinding<string>;
  /** The list that the chosen action takes its reasons from; undefined while none is chosen. */
  set: ReasonSet | undefined;
}

/** Why a decision is taken: the label is shown, the code is sent. */
export function ReasonCodeField({ field, set }: ReasonCodeFieldProps) {
  const { data, error, isValidating, mutate } = useReasonCodes(set);
  const waiting = data === undefined ? 'The reasons are being loaded.' : undefined;
  if (error && data === undefined) {
    return (
      <div role="alert" className={styles.retry}>
        <span>The reasons could not be loaded.</span>
        <Button size="sm" pending={isValidating} onClick={() => void mutate()}>
          Retry
        </Button>
      </div>
    );
  }
  return (
    <SelectField
      {...field}
      label="Reason Code"
      required
      options={data ?? []}
      disabledReason={set === undefined ? 'Choose an action first.' : waiting}
    />
  );
}
