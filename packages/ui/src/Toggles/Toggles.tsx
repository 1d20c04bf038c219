import { formatCount } from '../numbers.ts';
import styles from './Toggles.module.css';

interface Props<T extends string> {
  /** The accessible name of the group. */
  label: string;
  /** `count` is undefined while it is not known, and for a toggle that never has a count. */
  toggles: readonly { name: T; label: string; count?: number; on: boolean }[];
  onToggle: (name: T) => void;
}

/** A group of independent toggle buttons, each with a count. */
export function Toggles<T extends string>({ label, toggles, onToggle }: Props<T>) {
  return (
    <fieldset aria-label={label} className={styles.toggles}>
      {toggles.map(({ name, label: words, count, on }) => (
        <button key={name} type="button" aria-pressed={on} onClick={() => onToggle(name)}>
          {words}{' '}
          <span className={styles.count}>{count === undefined ? '' : formatCount(count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
