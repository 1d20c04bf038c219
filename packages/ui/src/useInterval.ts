import { useEffect, useEffectEvent } from 'react';

/** Calls `run` every `ms` milliseconds; never while `ms` is undefined. */
export function useInterval(run: () => void, ms: number | undefined): void {
  'use no memo'; // The React Compiler's cache code would cost more here than a closure.
  const tick = useEffectEvent(run);
  useEffect(() => {
    if (ms === undefined) return undefined;
    const timer = setInterval(() => tick(), ms);
    return () => clearInterval(timer);
  }, [ms]);
}
