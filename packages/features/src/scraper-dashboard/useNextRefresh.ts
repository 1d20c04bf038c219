import { serverNow } from '@console/api/core/clock';
import type { Read } from '@console/api/core/useRead';
import { useInterval } from '@console/ui/useInterval.ts';
import { useStableFunction } from '@console/ui/useStableFunction.ts';
import { useRef, useState } from 'react';

/** The shortest interval between reads after `next_refresh` has passed, in milliseconds. */
const PAUSE = 30_000;

const isWatched = () => document.visibilityState === 'visible';

/**
 * The number of seconds until the server computes new figures. Null when the server names no time.
 * After that time the figures are read again, at most every 30 seconds, until newer ones arrive. A
 * failed read changes nothing. It uses the server's clock, not the browser's.
 */
export function useNextRefresh<T extends { next_refresh: number | null } | null>(
  read: Read<T>,
): number | null {
  const [now, setNow] = useState(serverNow);
  const next = read.data?.next_refresh ?? null;
  const show = useStableFunction(read.show);
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  useInterval(() => {
    const at = serverNow();
    if (!isWatched()) return;
    setNow(at);
    if (next === null || at < next || read.isValidating) return;
    if (performance.now() - askedAt.current < PAUSE) return;
    const asked = performance.now();
    askedAt.current = asked;
    read.poll().then(
      // Drops an answer that arrives after a newer read was sent.
      (figures) => askedAt.current === asked && show(figures),
      () => undefined,
    );
  }, 1000);
  return next === null ? null : Math.max(0, next - now);
}
