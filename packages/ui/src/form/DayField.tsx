import { useId } from 'react';
import { dayProblem } from '../dayProblem.ts';
import { FieldFrame, type FieldProps, controlProps } from './Field.tsx';
import styles from './Field.module.css';

interface Props extends FieldProps<string> {
  /** Buttons below the field, each of which chooses a day. */
  presets?: readonly { label: string; day: string }[];
  /** The first day that the calendar offers. The form validates typed days. */
  min?: string;
}

/**
 * A field for a calendar day, which is `YYYY-MM-DD` or the empty string. The day is typed, or
 * chosen in the browser's calendar or with a button. Without a help of its own the field names the
 * time zone of the day.
 */
export function DayField({
  label,
  name,
  value,
  onChange,
  onBlur,
  presets = [],
  min,
  ...given
}: Props) {
  const state = {
    ...given,
    error: given.error ?? dayProblem(value),
    help: given.help ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const id = useId();
  const locked = state.disabledReason !== undefined;
  return (
    <FieldFrame id={id} label={label} note={state} required={state.required}>
      <input
        {...controlProps(id, state)}
        type="date"
        name={name}
        value={value}
        min={min}
        readOnly={locked}
        className={styles.input}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.value)}
      />
      {presets.length > 0 && !locked ? (
        <fieldset aria-label={`${label}: usual days`} className={styles.presets}>
          {presets.map((preset) => (
            <button
              key={preset.label}
              type="button"
              aria-pressed={preset.day === value}
              onClick={() => onChange(preset.day)}
            >
              {preset.label}
            </button>
          ))}
        </fieldset>
      ) : null}
    </FieldFrame>
  );
}
