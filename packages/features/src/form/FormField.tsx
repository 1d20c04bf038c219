import type { ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { afterPress } from './afterPress.ts';
import { refusalOf, type Refusals } from './refusal.ts';

export interface FieldBinding<T> {
  name: string;
  value: T;
  onChange: (value: T) => void;
  onBlur: () => void;
  error: string | undefined;
}

interface FormFieldProps<V extends FieldValues, N extends FieldPath<V>> {
  form: { control: Control<V>; refusals: Refusals };
  name: N;
  /** Draws the field: `{(field) => <TextField label="Name" {...field} />}`. */
  children: (field: FieldBinding<FieldPathValue<V, N>>) => ReactNode;
}

/**
 * Binds one field of a form to a control of the ui package, which does not know forms. The message
 * of the form comes before the message of the server.
 */
export function FormField<V extends FieldValues, N extends FieldPath<V>>({
  form: { control, refusals },
  name,
  children,
}: FormFieldProps<V, N>) {
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message ?? refusalOf(refusals, name, field.value)?.message;
  return children({
    name,
    value: field.value,
    onChange: field.onChange,
    onBlur: () => afterPress(field.onBlur),
    error,
  });
}
