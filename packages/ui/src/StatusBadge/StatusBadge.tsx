import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

interface Props {
  tone: 'neutral' | 'success' | 'warning' | 'danger' | 'info';
  /** Shown in place of the tone's own shape. */
  icon?: ReactNode;
  children: ReactNode;
}

/**
 * A state as a word, a shape and a colour. It consists of plain elements, because a table shows a
 * hundred of them.
 */
export function StatusBadge({ tone, icon, children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone} data-shape={icon ? undefined : tone}>
      {icon}
      {children}
    </span>
  );
}
