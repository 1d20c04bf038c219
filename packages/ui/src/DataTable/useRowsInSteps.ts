import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The rows that are laid out with the first frame, and those that follow in one idle moment. */
const AT_ONCE = 40;
const STEP = 20;
/** The style sheet knows the steps up to here. */
const ALL = 100;

/**
 * Lays out the rows of a long table step by step, in idle moments after its first frame, so that a
 * scroll finds them there. The style sheet leaves out those beyond `data-laid-out`.
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
    if (rows.length <= AT_ONCE || typeof requestIdleCallback !== 'function') return undefined;
    let count = AT_ONCE;
    let idle = requestIdleCallback(function next() {
      count += STEP;
      element.dataset['laidOut'] = String(count);
      if (count < ALL) idle = requestIdleCallback(next);
    });
    return () => cancelIdleCallback(idle);
  }, [rows]);
  return body;
}
