import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps } from 'react';
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
  /** Finds the element in the box that gets the focus when the box is shown. */
  firstFocus?: (box: HTMLElement) => HTMLElement | null | undefined;
  /** Called when a press hits neither the box nor its anchor. */
  onDismiss?: () => void;
}

/** Calls `run` with each press outside of the elements, until the returned function is called. */
function onPressOutside(elements: readonly Element[], run: () => void): () => void {
  const pressed = ({ target }: PointerEvent) => {
    if (target instanceof Node && !elements.some((element) => element.contains(target))) run();
  };
  document.addEventListener('pointerdown', pressed, { capture: true });
  return () => document.removeEventListener('pointerdown', pressed, { capture: true });
}

/** Calls `run` when the anchor may have moved or the box has another size. */
function onMove(anchor: Element, box: Element, run: () => void): () => void {
  const resized = new ResizeObserver(run);
  resized.observe(box);
  // The dialog is observed too, because its height changes with the field's content and moves the
  // anchor.
  const around = anchor.closest('dialog');
  if (around) resized.observe(around);
  addEventListener('scroll', run, { capture: true, passive: true });
  addEventListener('resize', run);
  return () => {
    resized.disconnect();
    removeEventListener('scroll', run, { capture: true });
    removeEventListener('resize', run);
  };
}

/**
 * A box in the browser's top layer that is positioned beside its anchor and follows it. The box is
 * shown while it is mounted.
 */
export function Floating({
  anchor,
  side,
  align,
  matchWidth,
  floorOf,
  firstFocus,
  onDismiss,
  className,
  ...rest
}: Props) {
  // The React Compiler's cache code would cost more here than rendering one box again.
  'use no memo';
  const ref = useRef<HTMLDivElement>(null);
  const focusFirst = useEffectEvent((box: HTMLElement) => firstFocus?.(box)?.focus());
  const dismiss = useEffectEvent(() => onDismiss?.());
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const isNew = !box.matches(':popover-open');
    if (isNew) box.showPopover();
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
    if (isNew) focusFirst(box);
    const stops = [onMove(anchor, box, follow), onPressOutside([box, anchor], () => dismiss())];
    return () => {
      shown.delete(box);
      for (const stop of stops) stop();
    };
  }, [anchor, side, align, matchWidth, floorOf]);
  return (
    <div {...rest} ref={ref} popover="manual" className={`${styles.floating} ${className ?? ''}`} />
  );
}
