import { serverNow } from '@console/api/core/clock';
import type { Read } from '@console/api/core/useRead';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * After the time of the next refresh, the figures are asked for at most this often, in
 * milliseconds.
 */
const PAUSE = 30_000;

const isWatched = () => document.visibilityState === 'visible' && navigator.onLine;

/**
 * The seconds until the server makes new figures; null where it names no time. Once that time has
 * passed they are read again, and every 30 seconds at most until there are newer ones. Such a read
 * that fails changes nothing. The time is the server's, whatever the clock of the browser says.
 */
export function useNextRefresh<T extends { next_refresh: number | null } | null>(
  read: Read<T>,
): number | null {
  const [now, setNow] = useState(serverNow);
  const next = read.data?.next_refresh ?? null;
  const latest = useRef({ read, next });
  useLayoutEffect(() => {
    latest.current = { read, next };
  });

  useEffect(() => {
    let askedAt = Number.NEGATIVE_INFINITY;
    const timer = setInterval(() => {
      const { read: last, next: due } = latest.current;
      const at = serverNow();
      if (!isWatched()) return;
      setNow(at);
      if (due === null || at < due || last.isValidating) return;
      if (performance.now() - askedAt < PAUSE) return;
      const asked = performance.now();
      askedAt = asked;
      last.poll().then(
        // An answer that comes after the next question is older than that one's.
        (figures) => askedAt === asked && latest.current.read.show(figures),
        () => undefined,
      );
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return next === null ? null : Math.max(0, next - now);
}
