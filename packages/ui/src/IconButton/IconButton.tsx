import type { ReactNode } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import styles from './IconButton.module.css';

interface Props {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  icon: ReactNode;
  /** Why the button is disabled; the tooltip shows it in place of the label. */
  disabledReason?: string;
  onClick?: () => void;
  size?: 'sm' | 'md';
  /** Whether the thing that the button opens and closes is open. */
  expanded?: boolean;
}

export function IconButton({ label, icon, disabledReason, onClick, size = 'md', expanded }: Props) {
  const disabled = disabledReason !== undefined;
  return (
    <Tooltip content={disabledReason ?? label} repeatsName={!disabled}>
      <button
        type="button"
        className={styles.button}
        data-size={size}
        aria-label={label}
        aria-expanded={expanded}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onClick}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
