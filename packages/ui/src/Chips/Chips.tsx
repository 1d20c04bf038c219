import { X } from 'lucide-react';
import styles from './Chips.module.css';

interface Props {
  /** What the chips are: "Active filters". */
  label: string;
  chips: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
}

/** Short values that can be taken away one by one. */
export function Chips({ label, chips, onRemove }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.id} className={styles.chip}>
          <span className={styles.text} dir="auto" title={chip.label}>{chip.label}</span>
          <button type="button" aria-label={`Remove ${chip.label}`} onClick={() => onRemove(chip.id)}><X aria-hidden="true" size={12} /></button>
        </li>
      ))}
    </ul>
  );
}
