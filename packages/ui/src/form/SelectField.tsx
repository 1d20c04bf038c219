import { useId } from 'react';
import { FieldFrame, type FieldProps, controlProps } from './Field.tsx';
import { type Options, toOptions } from './options.ts';
import styles from './Field.module.css';

interface Props extends FieldProps<string> {
  options: Options;
  /**
   * The text of the empty option, which exists while nothing is chosen or the field is optional.
   * Null where one of the options is always chosen.
   */
  emptyLabel?: string | null;
}

/** A select for one option. The empty string means that none is chosen. */
export function SelectField({
  label,
  name,
  value,
  onChange,
  onBlur,
  options,
  emptyLabel = '–',
  ...state
}: Props) {
  const id = useId();
  const change = (chosen: string) => state.disabledReason === undefined && onChange(chosen);
  return (
    <FieldFrame id={id} label={label} note={state} required={state.required}>
      <select
        {...controlProps(id, state)}
        name={name}
        value={value}
        className={styles.input}
        onBlur={onBlur}
        onChange={({ target }) => change(target.value)}
      >
        {emptyLabel !== null && (value === '' || !state.required) ? (
          <option value="">{emptyLabel}</option>
        ) : null}
        {toOptions(options).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
