import styles from './Choice.module.css';

interface Props<T extends string> {
  /** The accessible name of the group. */
  label: string;
  choices: readonly { value: T; label: string }[];
  current: T;
  onChange: (value: T) => void;
}

/** A segmented control: a few options side by side, of which exactly one is chosen. */
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
