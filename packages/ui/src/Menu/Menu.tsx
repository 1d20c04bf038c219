import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Floating } from '../Floating/Floating.tsx';
import styles from './Menu.module.css';

interface MenuAction {
  kind?: 'action';
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'danger';
  /** Why the item is disabled. It stays in the list and shows the reason. */
  disabledReason?: string;
  onSelect: () => void;
}

export type MenuItem = MenuAction | { kind: 'separator' };

export interface OpenMenu {
  /** The button below which the menu opens. It gets the focus back. */
  anchor: HTMLElement;
  /** The item that gets the initial focus. */
  start: 'first' | 'last';
}

interface LabelProps {
  /** The name of the menu and of the button that opens it. */
  label: string;
  /** The icon of the button; three dots by default. */
  icon?: ReactNode;
  /**
   * Replaces the icon of the button. Screen readers read it after the label. With a text the button
   * of the menu looks like other buttons.
   */
  children?: ReactNode;
}

interface ButtonProps extends LabelProps {
  /** Undefined while the menu is closed. */
  open: OpenMenu | undefined;
  onChange: (open: OpenMenu | undefined) => void;
  /** A ref for a caller that focuses the button. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * The button of a menu without its list, for callers that render the `MenuList` only when needed,
 * because items cost more than the button.
 */
export function MenuButton({ label, icon, children, open, onChange, ref }: ButtonProps) {
  const isText = typeof children === 'string';
  const content = (
    <>
      <span className="visually-hidden">{label} </span>
      {children}
      {isText ? <ChevronDown aria-hidden="true" size={14} /> : null}
    </>
  );
  return (
    <button
      ref={ref}
      type="button"
      className={styles.trigger}
      data-content={children ? (isText ? 'text' : 'own') : icon ? 'icon' : 'dots'}
      aria-label={children ? undefined : label}
      aria-haspopup="menu"
      aria-expanded={open !== undefined}
      onClick={({ currentTarget }) =>
        onChange(open ? undefined : { anchor: currentTarget, start: 'first' })
      }
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        onChange({
          anchor: event.currentTarget,
          start: event.key === 'ArrowDown' ? 'first' : 'last',
        });
      }}
    >
      {children ? content : icon}
    </button>
  );
}

interface MenuProps extends LabelProps {
  items: readonly MenuItem[];
}

/** A button that opens a list of actions. */
export function Menu({ items, ...button }: MenuProps) {
  const [open, setOpen] = useState<OpenMenu>();
  return (
    <>
      <MenuButton {...button} open={open} onChange={setOpen} />
      {open ? (
        <MenuList label={button.label} items={items} {...open} onClose={() => setOpen(undefined)} />
      ) : null}
    </>
  );
}

interface ListProps extends OpenMenu {
  label: string;
  items: readonly MenuItem[];
  onClose: () => void;
}

const entries = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/**
 * An open menu. Arrows, Home, End and first letters move the focus, Enter chooses, Escape and Tab
 * close.
 */
export function MenuList({ label, items, anchor, start, onClose }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  const leave = () => {
    anchor.focus();
    onClose();
  };
  const choose = ({ disabledReason, onSelect }: MenuAction) => {
    if (disabledReason !== undefined) return;
    leave(); // closes first, so that a dialog opened by the item returns the focus to the button
    onSelect();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries(list.current);
    const at = all.findIndex((entry) => entry === document.activeElement);
    const goTo = {
      ArrowDown: () => all[(at + 1) % all.length],
      ArrowUp: () => all.at(at - 1),
      Home: () => all[0],
      End: () => all.at(-1),
    }[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') leave();
    if (event.key === 'Tab') return;
    const letter =
      event.key.length === 1 && event.key !== ' ' ? event.key.toLowerCase() : undefined;
    const named =
      letter &&
      [...all.slice(at + 1), ...all.slice(0, at + 1)].find((entry) =>
        entry.textContent.trim().toLowerCase().startsWith(letter),
      );
    if (!goTo && !named && event.key !== 'Escape') return;
    event.preventDefault();
    (goTo?.() ?? (named || undefined))?.focus();
  };
  return (
    <Floating
      anchor={anchor}
      side="below"
      align="start"
      role="none"
      firstFocus={(box) => entries(box).at(start === 'first' ? 0 : -1)}
      onDismiss={onClose}
    >
      <div
        ref={list}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {items.map((item, index) =>
          item.kind === 'separator' ? (
            <hr key={`separator-${index}`} className={styles.separator} />
          ) : (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.item}
              data-tone={item.tone}
              aria-disabled={item.disabledReason === undefined ? undefined : true}
              aria-describedby={item.disabledReason === undefined ? undefined : `${item.id}-reason`}
              onClick={() => choose(item)}
            >
              <span className={styles.icon} aria-hidden="true">
                {item.icon}
              </span>
              <span className={styles.text}>
                <span id={`${item.id}-label`}>{item.label}</span>
                {item.disabledReason === undefined ? null : (
                  <span id={`${item.id}-reason`} aria-hidden="true" className={styles.reason}>
                    {item.disabledReason}
                  </span>
                )}
              </span>
            </button>
          ),
        )}
      </div>
    </Floating>
  );
}
