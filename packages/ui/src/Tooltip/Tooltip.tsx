import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Floating } from '../Floating/Floating.tsx';
import styles from './Tooltip.module.css';

interface Props {
  /** The content of the tooltip. Undefined while there is nothing to show. */
  content: ReactNode;
  side?: 'above' | 'right';
  /** True if the content repeats the accessible name, so that it is not added as a description. */
  repeatsName?: boolean;
  /** A single focusable element, so that the keyboard reaches the tooltip. */
  children: ReactNode;
}

/**
 * Shows a tooltip for its child while the child is hovered or focused. Before that it renders only
 * one extra element.
 */
export function Tooltip({ content, side = 'above', repeatsName, children }: Props) {
  const [over, setAnchor] = useState<Element | null>(null);
  const anchor = content === undefined ? null : over;
  const id = useId();
  useDescribedBy(repeatsName ? null : anchor, id);
  const hide = () => setAnchor(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !anchor) return;
    event.preventDefault(); // the first Escape closes the tooltip and not the dialog around it
    hide();
  };
  return (
    // The span only listens to events of its child; it is no control itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={styles.trigger}
      onPointerEnter={(event) => setAnchor(event.currentTarget.firstElementChild)}
      onPointerLeave={hide}
      onFocus={(event) => setAnchor(event.currentTarget.firstElementChild)}
      onBlur={hide}
      onKeyDown={onKeyDown}
    >
      {children}
      {anchor ? (
        <Floating
          id={id}
          role="tooltip"
          anchor={anchor}
          side={side}
          align="center"
          className={styles.tooltip}
        >
          {content}
        </Floating>
      ) : null}
    </span>
  );
}

/** Adds the element with this id to the descriptions of `element`. */
function useDescribedBy(element: Element | null, id: string): void {
  useEffect(() => {
    if (!element) return undefined;
    const before = element.getAttribute('aria-describedby');
    element.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
    return () => {
      if (before) element.setAttribute('aria-describedby', before);
      else element.removeAttribute('aria-describedby');
    };
  }, [element, id]);
}
