import { TextField } from '../form/TextField.tsx';
import { stepBound } from './stepBound.ts';
import styles from './FilterSidebar.module.css';

interface Props {
  /** "From" or "To". */
  label: string;
  name: string;
  text: string;
  /** What the text says; undefined where it says nothing, or no number. */
  bound: number | undefined;
  error: string | undefined;
  allowNegative?: boolean;
  onChange: (text: string) => void;
}

const STEPS = [
  [-1, '−', 'Less'],
  [1, '+', 'More'],
] as const;

/** One end of a range: typed as text, or counted up and down. */
export function NumberBound({ label, name, text, bound, error, allowNegative, onChange }: Props) {
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
