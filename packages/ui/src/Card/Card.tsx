import ChevronRight from 'lucide-react/icons/chevron-right';
import { use, useId, type ReactNode } from 'react';
import { groupDigits } from '../numbers.ts';
import { CardRole } from './cardRole.ts';
import styles from './Card.module.css';

interface Props {
  title: string;
  count?: number;
  /** Shown at the right of the title. */
  action?: ReactNode;
  /** True while the card reloads. Its content stays visible, but dimmed. */
  busy?: boolean;
  /**
   * Makes the card collapsible: the title becomes the toggle button, and the body is mounted only
   * while open.
   */
  toggle?: { open: boolean; onToggle: () => void };
  children: ReactNode;
}

/** A section of a page with a title. */
export function Card({ title, count, action, busy, toggle, children }: Props) {
  const id = useId();
  const role = use(CardRole);
  return (
    <section
      role={role === 'group' ? role : undefined}
      className={styles.card}
      aria-labelledby={id}
      aria-busy={busy || undefined}
      data-closed={toggle && !toggle.open ? true : undefined}
    >
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {toggle ? (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={toggle.open}
              onClick={toggle.onToggle}
            >
              <ChevronRight aria-hidden="true" size={16} />
              <span dir="auto">{title}</span>
            </button>
          ) : (
            title
          )}
        </h2>
        {count === undefined ? null : <span className={styles.count}>{groupDigits(count)}</span>}
        {action ? <div className={styles.action}>{action}</div> : null}
      </header>
      {toggle && !toggle.open ? null : <div className={styles.body}>{children}</div>}
    </section>
  );
}
