import type { MouseEvent, ReactNode, Ref } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import styles from './Button.module.css';

interface Props {
  tone?: 'primary' | 'neutral' | 'danger' | 'ghost';
  size?: 'sm' | 'md';
  /** Stands before the text and is hidden from screen readers. */
  icon?: ReactNode;
  /** True while the action runs. The button then shows a spinner and ignores presses. */
  pending?: boolean;
  /** Why the button is disabled. It stays focusable, and a tooltip shows the reason. */
  disabledReason?: string;
  /** Whether the thing that the button shows and hides is shown now. */
  expanded?: boolean;
  type?: 'button' | 'submit';
  onClick?: () => void;
  /** A ref for a caller that focuses the button. */
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

export function Button({
  tone = 'neutral',
  size = 'md',
  icon,
  pending,
  disabledReason,
  expanded,
  type = 'button',
  onClick,
  ref,
  children,
}: Props) {
  const held = pending || disabledReason !== undefined;
  const press = (event: MouseEvent) => {
    if (held) event.preventDefault();
    else onClick?.();
  };
  return (
    // The tooltip is always rendered. Without it React would mount a new button, without the focus,
    // whenever the reason comes or goes.
    <Tooltip content={disabledReason}>
      <button
        ref={ref}
        type={type}
        className={styles.button}
        data-tone={tone}
        data-size={size}
        aria-disabled={held || undefined}
        aria-expanded={expanded}
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
