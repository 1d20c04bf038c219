import { afterPaint } from '@console/ui/afterPaint.ts';
import { createContext, use, useEffect, useEffectEvent } from 'react';

/** A context with the callback for the first paint of a list's rows. */
export const RowsShown = createContext<() => void>(() => undefined);

/**
 * Calls the `RowsShown` callback once after the rows are painted, so that secondary requests can
 * start.
 */
export function useTellRowsShown(areShown: boolean): void {
  const tell = useEffectEvent(use(RowsShown));
  useEffect(() => (areShown ? afterPaint(tell) : undefined), [areShown]);
}
