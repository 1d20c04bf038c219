import type { ComponentProps, KeyboardEvent } from 'react';
import { moveCursor } from './chartValues.ts';
import styles from './charts.module.css';

interface ChartSliderProps extends Omit<ComponentProps<'div'>, 'role' | 'tabIndex'> {
  /** The name of the values. */
  label: string;
  /** The index of the current value, and the number of values. */
  at: number;
  count: number;
  /** The description of the current value. */
  text: string;
  onWalk: (at: number) => void;
}

/**
 * Makes a chart operable like a slider: arrow keys, Page Up, Page Down, Home and End move through
 * its values. Keys with Ctrl, Alt or Meta are left to the browser.
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
