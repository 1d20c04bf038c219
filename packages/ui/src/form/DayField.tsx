import { useId } from 'react';
import { FieldFrame, type FieldProps, controlProps } from './Field.tsx';
import styles from './Field.module.css';

interface Props extends FieldProps<string> {
  /** Days that one press chooses, in this order. */
  presets?: readonly { label: string; day: string }[];
  /**
   * The first day that makes sense; the calendar offers none before it. What is typed is for the
   * form to judge.
   */
  min?: string;
}

/**
 * A calendar day, `YYYY-MM-DD`; the empty text is none. Typed, taken from the browser's calendar,
 * or from a few usual ones.
 */
export function DayField({
  label,
  name,
  value,
  onChange,
  onBlur,
  presets = [],
  min,
  ...state
}: Props) {
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
