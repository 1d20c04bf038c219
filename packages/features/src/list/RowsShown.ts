import { afterPaint } from '@console/ui/afterPaint.ts';
import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Called when the rows of a list have been painted. */
export const RowsShown = createContext<() => void>(() => undefined);

/** Says once that the rows are painted, for what waits for that. */
export function useTellRowsShown(areShown: boolean): void {
  const tell = useEffectEvent(use(RowsShown));
  useEffect(() => (areShown ? afterPaint(tell) : undefined), [areShown]);
}
