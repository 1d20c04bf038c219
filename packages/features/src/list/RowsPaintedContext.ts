import { afterPaint } from '@console/ui/afterPaint.ts';
import { createContext, use, useEffect, useEffectEvent } from 'react';

/** A context with a function that is called when a list's rows are painted for the first time. */
export const RowsPaintedContext = createContext<() => void>(() => undefined);

/**
 * Calls the `RowsPaintedContext` callback once after the rows are painted, so that secondary
 * requests can start.
 */
export function useNotifyRowsPainted(areShown: boolean): void {
  const tell = useEffectEvent(use(RowsPaintedContext));
  useEffect(() => (areShown ? afterPaint(tell) : undefined), [areShown]);
}
