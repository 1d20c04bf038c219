import type { MouseEvent, ReactNode } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import styles from './Button.module.css';

interface Props {
  tone?: 'primary' | 'neutral' | 'danger' | 'ghost';
  size?: 'sm' | 'md';
  /** Before the text; hidden from screen readers. */
  icon?: ReactNode;
  /** Under way: shows that it is busy and takes no second press. */
  pending?: boolean;
  /** Why it cannot be pressed now. It stays focusable, and a tooltip says the reason. */
  disabledReason?: string;
  type?: 'button' | 'submit';
  onClick?: () => void;
  children: ReactNode;
}

export function Button({
  tone = 'neutral',
  size = 'md',
  icon,
  pending,
  disabledReason,
  type = 'button',
  onClick,
  children,
}: Props) {
  const held = pending || disabledReason !== undefined;
  const press = (event: MouseEvent) => {
    if (held) event.preventDefault();
    else onClick?.();
  };
  return (
    // Always there, or the button would be another one, without the focus, as soon as it has a reason or none any more.
    <Tooltip content={disabledReason}>
      <button
        type={type}
        className={styles.button}
        data-tone={tone}
        data-size={size}
        aria-disabled={held || undefined}
        aria-busy={pending || undefined}
        onClick={press}
      >
        {pending ? (
          <span className={styles.spinner} aria-hidden="true" />
        ) : icon ? (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        ) : null}
        {children}
      </button>
    </Tooltip>
  );
}
