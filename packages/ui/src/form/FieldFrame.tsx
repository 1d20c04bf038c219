import type { ReactNode } from 'react';
import { FieldNote } from './FieldNote.tsx';
import styles from './Field.module.css';

interface Props {
  /** The id of the control. */
  id: string;
  label: string;
  note: { error?: string; help?: string; disabledReason?: string };
  required?: boolean;
  children: ReactNode;
}

/** Label above, help or error below. */
export function FieldFrame({ id, label, note, required, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label} data-required={required || undefined}>
        {label}
      </label>
      {children}
      <FieldNote id={id} {...note} />
    </div>
  );
}
