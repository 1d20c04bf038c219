import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The number of rows laid out in the first frame, and the number added per idle callback. */
const INITIAL_ROWS = 40;
const STEP = 20;
/** At this number all rows are laid out, because the style sheet has no rule for it. */
const ALL = 100;

/**
 * Lays out the rows of a long table in idle callbacks after the first frame, so that they are ready
 * when a person scrolls. The style sheet skips the layout of rows beyond `data-laid-out`.
 *
 * @returns the ref of the table's body
 */
export function useRowsInSteps(
  rows: readonly unknown[],
): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    delete element.dataset['laidOut'];
    if (rows.length <= INITIAL_ROWS || typeof requestIdleCallback !== 'function') return undefined;
    let count = INITIAL_ROWS;
    let idle = requestIdleCallback(function next() {
      count += STEP;
      element.dataset['laidOut'] = String(count);
      if (count < ALL) idle = requestIdleCallback(next);
    });
    return () => cancelIdleCallback(idle);
  }, [rows]);
  return body;
}
