import type { ReactNode } from 'react';
import styles from './Approach.module.css';

interface ApproachProps {
  /** The pointer or the focus has come to the rows: the time to fetch what they open. */
  onApproach: () => void;
  children: ReactNode;
}

/** Tells when somebody comes near what is inside. Takes no room. */
export function Approach({ onApproach, children }: ApproachProps) {
  return (
    <div className={styles.approach} onPointerEnter={onApproach} onFocus={onApproach}>
      {children}
    </div>
  );
}
