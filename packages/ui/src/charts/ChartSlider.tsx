import type { ComponentProps, KeyboardEvent } from 'react';
import { moveCursor } from './chartValues.ts';
import styles from './charts.module.css';

interface ChartSliderProps extends Omit<ComponentProps<'div'>, 'role' | 'tabIndex'> {
  /** What the values are. */
  label: string;
  /** The index of the value that is read out, and how many there are. */
  at: number;
  count: number;
  /** That value in words. */
  text: string;
  onWalk: (at: number) => void;
}

/**
 * The element around a drawing that is walked through as a slider is: by arrow keys, Page Up and
 * Page Down, Home and End. Keys with Ctrl, Alt or Meta stay the browser's.
 */
export function ChartSlider({
  label,
  at,
  count,
  text,
  onWalk,
  onKeyDown,
  ...others
}: ChartSliderProps) {
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    onKeyDown?.(event);
    const target = moveCursor(event.key, at, count);
    if (target === undefined) return;
    event.preventDefault();
    onWalk(target);
  };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input holds no drawing
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={at + 1}
      aria-valuetext={text}
      className={styles.walked}
      onKeyDown={walk}
      {...others}
    />
  );
}
