import type { ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { refusalOf, type Refused } from './violations.ts';

export interface FieldBinding<T> {
  name: string;
  value: T;
  onChange: (value: T) => void;
  onBlur: () => void;
  error: string | undefined;
}

interface FormFieldProps<V extends FieldValues, N extends FieldPath<V>> {
  control: Control<V>;
  name: N;
  refused?: Refused;
  /** Draws the field: `{(field) => <TextField label="Name" {...field} />}`. */
  children: (field: FieldBinding<FieldPathValue<V, N>>) => ReactNode;
}

/**
 * Ties one field of a form to one of the ui's controls, which know nothing of forms. The form's own
 * message comes before the server's.
 */
export function FormField<V extends FieldValues, N extends FieldPath<V>>({
  control,
  name,
  refused = {},
  children,
}: FormFieldProps<V, N>) {
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message ?? refusalOf(refused, name, field.value)?.message;
  return children({
    name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    error,
  });
}
