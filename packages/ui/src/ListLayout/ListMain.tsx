import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import styles from './ListLayout.module.css';

/**
 * The rows, or what stands in their place. Where the focus goes away with what it was on (a Retry
 * that brought rows, a row of the page before), it stays here: on the table, which scrolls by
 * keyboard, or on this part itself while there is none.
 */
export function ListMain({ children }: { children: ReactNode }) {
  const main = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  useLayoutEffect(() => {
    // What is removed tells nobody that it loses the focus: it is held still, and the document has it.
    if (!held.current || document.activeElement !== document.body) return;
    (main.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? main.current)?.focus({
      preventScroll: true,
    });
  });
  // A dialog that a row has opened is no part of this, though its events come by.
  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    held.current = currentTarget.contains(target);
  };
  const onBlur = () => {
    held.current = false;
  };
  return (
    <div
      ref={main}
      className={styles.main}
      data-list-main=""
      tabIndex={-1}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {children}
    </div>
  );
}
