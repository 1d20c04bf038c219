import { useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { place, type Placement } from './place.ts';
import styles from './Floating.module.css';

interface Props extends Omit<ComponentProps<'div'>, 'popover'>, Placement {
  anchor: Element;
  /** At least as wide as its anchor. */
  matchWidth?: boolean;
  /** A press outside it and its anchor. */
  onDismiss?: () => void;
}

/**
 * A box in the browser's top layer that stands beside its anchor and follows it; mounted means
 * shown.
 */
export function Floating({
  anchor,
  side,
  align,
  matchWidth,
  onDismiss,
  className,
  ...rest
}: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    if (!box.matches(':popover-open')) box.showPopover();
    if (matchWidth) box.style.minWidth = `${anchor.getBoundingClientRect().width}px`;
    const follow = () => {
      const { left, top } = place(
        anchor.getBoundingClientRect(),
        box.getBoundingClientRect(),
        { width: innerWidth, height: innerHeight },
        { side, align },
      );
      box.style.left = `${left}px`;
      box.style.top = `${top}px`;
    };
    follow();
    const resized = new ResizeObserver(follow);
    resized.observe(box);
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      resized.disconnect();
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [anchor, side, align, matchWidth]);
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
