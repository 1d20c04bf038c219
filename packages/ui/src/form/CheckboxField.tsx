import { useId } from 'react';
import { FieldNote, type FieldProps, controlProps } from './Field.tsx';
import styles from './Field.module.css';

export function CheckboxField({
  label,
  name,
  value,
  onChange,
  onBlur,
  ...state
}: FieldProps<boolean>) {
  const id = useId();
  const change = (checked: boolean) => state.disabledReason === undefined && onChange(checked);
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input
          {...controlProps(id, state)}
          type="checkbox"
          name={name}
          checked={value}
          onBlur={onBlur}
          onChange={({ target }) => change(target.checked)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldNote id={id} {...state} />
    </div>
  );
}
