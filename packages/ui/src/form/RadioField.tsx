import { useId, type FocusEvent } from 'react';
import { FieldNote, type FieldProps } from './Field.tsx';
import { type Options, toOptions } from './options.ts';
import styles from './Field.module.css';

interface Props extends FieldProps<string> {
  options: Options;
  /** Shows the number key of each option, for a form that handles them. */
  numbered?: boolean;
}

/** Radio buttons for a choice of one option, with all options visible. */
export function RadioField({
  label,
  name,
  value,
  onChange,
  onBlur,
  options,
  numbered,
  ...state
}: Props) {
  const id = useId();
  const disabled = state.disabledReason !== undefined;
  // `onBlur` is called when a control outside the group takes the focus. It is not called when the
  // focus moves between its radio buttons, nor for a press on a label, which moves the focus to the
  // dialog around it: an error message that appeared between press and click would move the label
  // away from the pointer.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node)) return;
    if (!currentTarget.contains(relatedTarget) && !relatedTarget.contains(currentTarget))
      onBlur?.();
  };
  return (
    <fieldset
      role="radiogroup"
      className={styles.fieldset}
      onBlur={leave}
      aria-required={state.required || undefined}
      aria-invalid={state.error ? true : undefined}
      aria-describedby={state.error || state.help || disabled ? `${id}-note` : undefined}
    >
      <legend className={styles.label} data-required={state.required || undefined}>
        {label}
      </legend>
      <div className={styles.choices}>
        {toOptions(options).map((option, index) => (
          <div key={option.value} className={styles.choice}>
            <input
              id={`${id}-${option.value}`}
              type="radio"
              name={`${id}-${name}`}
              value={option.value}
              checked={option.value === value}
              aria-disabled={disabled || option.disabledReason !== undefined || undefined}
              aria-describedby={option.disabledReason ? `${id}-${option.value}-why` : undefined}
              onChange={() =>
                !disabled && option.disabledReason === undefined && onChange(option.value)
              }
            />
            <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
            {option.disabledReason ? (
              <span id={`${id}-${option.value}-why`} className={styles.why}>
                {option.disabledReason}
              </span>
            ) : null}
            {numbered ? (
              <kbd aria-hidden="true" className={styles.key}>
                {index + 1}
              </kbd>
            ) : null}
          </div>
        ))}
      </div>
      <FieldNote id={id} {...state} />
    </fieldset>
  );
}
