import { useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { place, roomBeside, type Placement } from './place.ts';
import styles from './Floating.module.css';

const shown = new Set<HTMLElement>();

/**
 * Whether a popover is open that handles keys itself, such as a menu. Tooltips handle no keys, and
 * the keys of a combobox are handled by its field.
 */
export const isPopoverOpen = (): boolean =>
  [...shown].some((box) => box.role !== 'tooltip' && !box.querySelector('[role="listbox"]'));

interface Props extends Omit<ComponentProps<'div'>, 'popover'>, Placement {
  anchor: Element;
  /** Makes the box at least as wide as its anchor. */
  matchWidth?: boolean;
  /**
   * Returns the lower limit of the box in viewport pixels. It also sets `--room`, the larger of the
   * free heights above and below the anchor, for the content's style sheet.
   */
  floorOf?: (anchor: Element) => number;
  /** Called with a press outside the box and its anchor. */
  onDismiss?: () => void;
}

/**
 * A box in the browser's top layer that is positioned beside its anchor and follows it. Mounted
 * means shown.
 */
export function Floating({
  anchor,
  side,
  align,
  matchWidth,
  floorOf,
  onDismiss,
  className,
  ...rest
}: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    if (!box.matches(':popover-open')) box.showPopover();
    shown.add(box);
    if (matchWidth) box.style.minWidth = `${anchor.getBoundingClientRect().width}px`;
    const follow = () => {
      const beside = anchor.getBoundingClientRect();
      const window = { width: innerWidth, height: floorOf?.(anchor) ?? innerHeight };
      if (floorOf) box.style.setProperty('--room', `${roomBeside(beside, window)}px`);
      const { left, top } = place(beside, box.getBoundingClientRect(), window, { side, align });
      box.style.left = `${left}px`;
      box.style.top = `${top}px`;
    };
    follow();
    const resized = new ResizeObserver(follow);
    resized.observe(box);
    // The dialog is observed too, because its height changes with the field's content and moves the
    // anchor.
    const around = anchor.closest('dialog');
    if (around) resized.observe(around);
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      shown.delete(box);
      resized.disconnect();
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [anchor, side, align, matchWidth, floorOf]);
  useEffect(() => {
    const pressed = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target) && !anchor.contains(target))
        onDismiss?.();
    };
    document.addEventListener('pointerdown', pressed, { capture: true });
    return () => document.removeEventListener('pointerdown', pressed, { capture: true });
  }, [anchor, onDismiss]);
  return (
    <div {...rest} ref={ref} popover="manual" className={`${styles.floating} ${className ?? ''}`} />
  );
}
