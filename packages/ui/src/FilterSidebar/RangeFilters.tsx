import { useState } from 'react';
import { dayProblem } from '../dayProblem.ts';
import { TextField } from '../form/TextField.tsx';
import { asRange, asText, parseBound, stepBound } from './filterValue.ts';
import fieldStyles from '../form/Field.module.css';
import styles from './FilterSidebar.module.css';

interface NumberRangeProps {
  label: string;
  name: string;
  value: unknown;
  onChange: (value: { from?: number; to?: number }) => void;
  allowNegative?: boolean;
}

const BOUNDS = [
  ['from', 'From'],
  ['to', 'To'],
] as const;

/**
 * A number range with two optional bounds. The inputs are text inputs, so that letters are visible
 * and can be reported as an error.
 */
export function NumberRange({ label, name, value, onChange, allowNegative }: NumberRangeProps) {
  const range = asRange(value);
  const numbers = {
    from: typeof range.from === 'number' ? range.from : undefined,
    to: typeof range.to === 'number' ? range.to : undefined,
  };
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({});
  const textOf = (bound: 'from' | 'to') => {
    const text = typed[bound];
    const parsed = text === undefined ? undefined : parseBound(text, allowNegative);
    return text !== undefined && (parsed === 'refused' || parsed === numbers[bound])
      ? text
      : String(numbers[bound] ?? '');
  };
  const errorOf = (bound: 'from' | 'to') => {
    if (parseBound(textOf(bound), allowNegative) === 'refused') return 'Enter a number.';
    return bound === 'to' &&
      numbers.from !== undefined &&
      numbers.to !== undefined &&
      numbers.to < numbers.from
      ? 'To is less than From.'
      : undefined;
  };
  const change = (bound: 'from' | 'to', text: string) => {
    setTyped({ ...typed, [bound]: text });
    const parsed = parseBound(text, allowNegative);
    if (parsed !== 'refused') onChange({ ...numbers, [bound]: parsed });
  };
  return (
    <fieldset className={fieldStyles.fieldset}>
      <legend className={fieldStyles.label}>{label}</legend>
      <div className={styles.range}>
        {BOUNDS.map(([bound, text]) => (
          <NumberBound
            key={bound}
            label={text}
            name={`${name}.${bound}`}
            text={textOf(bound)}
            bound={numbers[bound]}
            error={errorOf(bound)}
            allowNegative={allowNegative}
            onChange={(next) => change(bound, next)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface BoundProps {
  /** "From" or "To". */
  label: string;
  name: string;
  text: string;
  /** The number in the text; undefined if there is none. */
  bound: number | undefined;
  error: string | undefined;
  allowNegative?: boolean;
  onChange: (text: string) => void;
}

const STEPS = [
  [-1, '−', 'Less'],
  [1, '+', 'More'],
] as const;

/** One end of a range, which is typed as text or changed with the buttons. */
function NumberBound({ label, name, text, bound, error, allowNegative, onChange }: BoundProps) {
  return (
    <div className={styles.bound}>
      <TextField
        label={label}
        name={name}
        inputMode={allowNegative ? 'text' : 'numeric'}
        value={text}
        onChange={onChange}
        error={error}
      />
      {STEPS.map(([by, sign, word]) => (
        <button
          key={by}
          type="button"
          aria-label={`${label}: ${word}`}
          onClick={() => onChange(String(stepBound(bound, by, allowNegative)))}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

interface DayRangeProps {
  label: string;
  name: string;
  value: unknown;
  onChange: (value: { from?: string; to?: string }) => void;
}

/** A day range (`YYYY-MM-DD`) with two optional bounds. It names the time zone of the days. */
export function DayRange({ label, name, value, onChange }: DayRangeProps) {
  const { from, to } = asRange(value);
  const days = { from: asText(from) || undefined, to: asText(to) || undefined };
  return (
    <fieldset className={fieldStyles.fieldset}>
      <legend className={fieldStyles.label}>
        {label}{' '}
        <span className={styles.zone}>{Intl.DateTimeFormat().resolvedOptions().timeZone}</span>
      </legend>
      <div className={styles.range}>
        <TextField
          label="From"
          name={`${name}.from`}
          type="date"
          value={days.from ?? ''}
          error={dayProblem(days.from ?? '')}
          onChange={(day) => onChange({ ...days, from: day || undefined })}
        />
        <TextField
          label="To"
          name={`${name}.to`}
          type="date"
          value={days.to ?? ''}
          error={dayProblem(days.to ?? '')}
          onChange={(day) => onChange({ ...days, to: day || undefined })}
        />
      </div>
    </fieldset>
  );
}
