import type { Read } from '@console/api/core/useRead';
import { Button } from '@console/ui/Button';
import { SelectField } from '@console/ui/form/SelectField';
import type { ComponentProps } from 'react';
import type { FieldBinding } from '../../form/FormField.tsx';

interface LookupFieldProps {
  field: FieldBinding<string>;
  label: string;
  /** The text of the empty choice. Without it, a value is required. */
  emptyLabel?: string;
  read: Pick<Read<unknown>, 'data' | 'error' | 'mutate'>;
  options: ComponentProps<typeof SelectField>['options'];
}

/** A select with the options of a lookup. Retry reads the options again after a failure. */
export function LookupField({ field, label, emptyLabel, read, options }: LookupFieldProps) {
  const failed = read.data === undefined && read.error !== undefined;
  const waiting = read.data === undefined ? 'The choices are being loaded.' : undefined;
  return (
    <>
      <SelectField
        {...field}
        label={label}
        required={emptyLabel === undefined}
        emptyLabel={emptyLabel}
        options={options}
        disabledReason={failed ? 'The choices could not be loaded.' : waiting}
      />
      {failed && (
        <Button size="sm" onClick={() => void read.mutate()}>
          Load the choices of {label} again
        </Button>
      )}
    </>
  );
}
