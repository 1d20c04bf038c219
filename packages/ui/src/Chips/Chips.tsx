import X from 'lucide-react/icons/x';
import { useState } from 'react';
import styles from './Chips.module.css';

interface Chip {
  id: string;
  label: string;
  /**
   * The accessible name of the value in its button, when the label alone is ambiguous: "Sector:
   * Aerospace".
   */
  fullName?: string;
}

interface Props {
  /** The name of the group, such as "Active filters". */
  label: string;
  chips: readonly Chip[];
  onRemove: (id: string) => void;
  /**
   * The number of chips shown at first; a button "+N" shows the rest. Without a limit all chips are
   * shown.
   */
  limit?: number;
}

/** A ref callback: when a chip with the focus is removed, the chip beside it gets the focus. */
function handFocusOn(chip: HTMLLIElement | null) {
  return () => {
    if (!chip?.contains(document.activeElement)) return;
    (chip.nextElementSibling ?? chip.previousElementSibling)?.querySelector('button')?.focus();
  };
}

/** Short values, each with a button that removes it. */
export function Chips({ label, chips, onRemove, limit = chips.length }: Props) {
  const [all, setAll] = useState(false);
  if (chips.length === 0) return null;
  const shown = all ? chips : chips.slice(0, limit);
  const hidden = chips.length - shown.length;
  return (
    <ul className={styles.chips} aria-label={label}>
      {shown.map((chip) => (
        <li key={chip.id} ref={handFocusOn} className={styles.chip}>
          <span className={styles.text} dir="auto" title={chip.label}>
            {chip.label}
          </span>
          <button
            type="button"
            aria-label={`Remove ${chip.fullName ?? chip.label}`}
            onClick={() => onRemove(chip.id)}
          >
            <X aria-hidden="true" size={12} />
          </button>
        </li>
      ))}
      {hidden > 0 ? (
        <li className={styles.chip}>
          <button
            type="button"
            className={styles.more}
            aria-label={`Show ${hidden} more, +${hidden}`}
            onClick={() => setAll(true)}
          >
            +{hidden}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
