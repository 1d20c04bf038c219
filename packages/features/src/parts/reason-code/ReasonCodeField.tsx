import { useReasonCodes, type ReasonCodeKind } from '@console/api/lookups/client';
import { Button } from '@console/ui/Button';
import { SelectField } from '@console/ui/form/SelectField';
import type { FieldBinding } from '../../form/FormField.tsx';
import styles from './ReasonCodeField.module.css';

interface ReasonCodeFieldProps {
  field: Omit<FieldBinding<string>, 'onBlur'> & Partial<Pick<FieldBinding<string>, 'onBlur'>>;
  /** The kind of the reason codes to offer. Undefined while the chosen action needs no reason. */
  kind: ReasonCodeKind | undefined;
}

/** A field for the reason code of a decision. It shows the label and sends the code. */
export function ReasonCodeField({ field, kind }: ReasonCodeFieldProps) {
  const { data, error, isValidating, mutate } = useReasonCodes(kind);
  if (error && data === undefined) {
    return (
      <div className={styles.retry}>
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
      help={data === undefined ? 'The reasons are being loaded.' : undefined}
      disabledReason={kind === undefined ? 'Choose an action first.' : undefined}
    />
  );
}
