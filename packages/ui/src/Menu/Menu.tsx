import { ChevronDown, Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { MenuItem } from './menu.types.ts';
import { MenuList } from './MenuList.tsx';
import styles from './Menu.module.css';

export type { MenuItem } from './menu.types.ts';

interface Props {
  /** The name of the button that opens it, and of the menu. */
  label: string;
  /** On the button; three dots without it. */
  icon?: ReactNode;
  items: readonly MenuItem[];
  /** On the button in place of the icon. It is read after the label; a text looks like a button. */
  children?: ReactNode;
}

/** A button that opens a list of actions. */
export function Menu({ label, icon, items, children }: Props) {
  const [open, setOpen] = useState<{ anchor: HTMLElement; start: 'first' | 'last' } | undefined>(
    undefined,
  );
  const close = () => setOpen(undefined);
  const isText = typeof children === 'string';
  const content = (
    <>
      <span className={styles.hidden}>{label} </span>
      {children}
      {isText ? <ChevronDown aria-hidden="true" size={14} /> : null}
    </>
  );
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        data-content={children ? (isText ? 'text' : 'own') : undefined}
        aria-label={children ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        onClick={({ currentTarget }) =>
          setOpen(open ? undefined : { anchor: currentTarget, start: 'first' })
        }
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen({
            anchor: event.currentTarget,
            start: event.key === 'ArrowDown' ? 'first' : 'last',
          });
        }}
      >
        {children ? content : (icon ?? <Ellipsis aria-hidden="true" />)}
      </button>
      {open ? <MenuList label={label} items={items} {...open} onClose={close} /> : null}
    </>
  );
}
