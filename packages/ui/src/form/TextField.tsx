import { useId, type ComponentProps } from 'react';
import { FieldFrame, type FieldProps, controlProps } from './Field.tsx';
import styles from './Field.module.css';

interface Props extends FieldProps<string> {
  type?: 'text' | 'date';
  inputMode?: ComponentProps<'input'>['inputMode'];
  maxLength?: number;
  /** Makes the field a text area with this many lines. */
  lines?: number;
}

export function TextField({
  label,
  name,
  value,
  onChange,
  onBlur,
  type = 'text',
  inputMode,
  maxLength,
  lines,
  ...state
}: Props) {
  const id = useId();
  const shared = {
    ...controlProps(id, state),
    name,
    value,
    onBlur,
    maxLength,
    inputMode,
    dir: 'auto',
    autoComplete: 'off',
    className: styles.input,
    readOnly: state.disabledReason !== undefined,
  };
  return (
    <FieldFrame id={id} label={label} note={state} required={state.required}>
      {lines ? (
        <textarea {...shared} rows={lines} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...shared} type={type} onChange={({ target }) => onChange(target.value)} />
      )}
    </FieldFrame>
  );
}
