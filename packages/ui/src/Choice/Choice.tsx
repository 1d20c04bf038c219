import styles from './Choice.module.css';

interface Props<T extends string> {
  /** What is chosen. */
  label: string;
  choices: readonly { value: T; label: string }[];
  current: T;
  onChange: (value: T) => void;
}

/** A few choices side by side, of which one holds at once. */
export function Choice<T extends string>({ label, choices, current, onChange }: Props<T>) {
  return (
    <fieldset aria-label={label} className={styles.choices}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === current}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
