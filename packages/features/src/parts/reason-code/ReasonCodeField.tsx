import { useReasonCodes, type ReasonCodeKind } from '@console/api/lookups/client';
import { Button } from '@console/ui/Button';
import { SelectField } from '@console/ui/form/SelectField';
import type { FieldBinding } from '../../form/FormField.tsx';
import styles from './ReasonCodeField.module.css';

interface ReasonCodeFieldProps {
  field: Omit<FieldBinding<string>, 'onBlur'> & Partial<Pick<FieldBinding<string>, 'onBlur'>>;
  /** The list of reasons; undefined while no action is chosen that has one. */
  kind: ReasonCodeKind | undefined;
}

/** The reason of a decision: the label is shown, the code is sent. */
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
