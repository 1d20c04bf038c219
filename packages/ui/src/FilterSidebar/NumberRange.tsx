import { useState } from 'react';
import { asRange } from './filterValue.ts';
import { NumberBound } from './NumberBound.tsx';
import { parseBound } from './parseBound.ts';
import fieldStyles from '../form/Field.module.css';
import styles from './FilterSidebar.module.css';

interface Props {
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

/** Two numbers, either of which may be left out. Text inputs, so that letters are seen and refused. */
export function NumberRange({ label, name, value, onChange, allowNegative }: Props) {
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
