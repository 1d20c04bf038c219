import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

interface Props {
  label: string;
  tabs: readonly { id: string; label: string }[];
  /** The `id` of the tab that is shown. */
  current: string;
  onChange: (id: string) => void;
  /** The panel of the current tab. */
  children: ReactNode;
}

/**
 * ARIA tabs, of whose panels one is shown. They do not change the address; use a `TabBar` for
 * pages. Arrow keys, Home and End move the focus and select the tab.
 */
export function Tabs({ label, tabs, current, onChange, children }: Props) {
  const id = useId();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const at = tabs.findIndex((tab) => tab.id === current);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = {
      ArrowRight: tabs[(at + 1) % tabs.length],
      ArrowLeft: tabs.at(at - 1),
      Home: tabs[0],
      End: tabs.at(-1),
    }[event.key];
    if (!target) return;
    event.preventDefault();
    onChange(target.id);
    buttons.current.get(target.id)?.focus();
  };
  return (
    <div className={styles.frame}>
      <div
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={(button) => {
              if (button) buttons.current.set(tab.id, button);
              return () => void buttons.current.delete(tab.id);
            }}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? `${id}-panel` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {/* A scroll container must be focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}
