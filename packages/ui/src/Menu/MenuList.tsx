import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Floating } from '../Floating/Floating.tsx';
import type { MenuAction, MenuItem } from './menu.types.ts';
import styles from './Menu.module.css';

interface Props {
  label: string;
  items: readonly MenuItem[];
  anchor: HTMLElement;
  /** Which item has the focus when it opens. */
  start: 'first' | 'last';
  onClose: () => void;
}

const entries = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** The open menu: arrows, Home, End and first letters move, Enter chooses, Escape and Tab close. */
export function MenuList({ label, items, anchor, start, onClose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    entries(list.current)
      .at(start === 'first' ? 0 : -1)
      ?.focus();
  }, [start]);
  const leave = () => {
    anchor.focus();
    onClose();
  };
  const choose = ({ disabledReason, onSelect }: MenuAction) => {
    if (disabledReason !== undefined) return;
    leave(); // first, so that a dialog gives the focus back to the button
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
    <Floating anchor={anchor} side="below" align="start" role="none" onDismiss={onClose}>
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
