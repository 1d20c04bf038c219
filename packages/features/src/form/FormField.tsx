import type { ReactNode } from 'react';
import { useController, type Control, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';

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
  /** Draws the field: `{(field) => <TextField label="Name" {...field} />}`. */
  children: (field: FieldBinding<FieldPathValue<V, N>>) => ReactNode;
}

/** Ties one field of a form to one of the ui's controls, which know nothing of forms. */
export function FormField<V extends FieldValues, N extends FieldPath<V>>({ control, name, children }: FormFieldProps<V, N>) {
  const { field, fieldState } = useController({ control, name });
  return children({ name, value: field.value, onChange: field.onChange, onBlur: field.onBlur, error: fieldState.error?.message });
}
