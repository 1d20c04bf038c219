import { noonOf } from '@console/api/core/noonOf';
import { useRecentCounts } from '@console/api/evidence/client';
import { Sparkline } from '@console/ui/Sparkline';
import { useEffect, useRef, useState } from 'react';
import styles from './RecentCounts.module.css';

const seen = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls `tell` when the element comes into view. All rows share one IntersectionObserver, so that
 * rows that appear together are reported together.
 */
function whenInView(element: Element, tell: () => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) seen.get(target)?.();
  });
  seen.set(element, tell);
  observer.observe(element);
  return () => {
    seen.delete(element);
    observer?.unobserve(element);
  };
}

interface RecentCountsProps {
  scrapeId: number;
}

/**
 * A sparkline of a scrape's job counts over 30 days. They end on the newest day that was counted
 * for any scrape in view. The counts load when the row comes into view.
 */
export function RecentCounts({ scrapeId }: RecentCountsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(
    () => (ref.current && !isSeen ? whenInView(ref.current, () => setIsSeen(true)) : undefined),
    [isSeen],
  );
  const { data, isLoading } = useRecentCounts(isSeen ? scrapeId : undefined);
  return (
    <div ref={ref} className={styles.counts}>
      {data && data.length > 0 ? (
        <Sparkline
          label="Job counts"
          points={data.map(({ date, count }) => ({ at: noonOf(date) ?? 0, value: count }))}
        />
      ) : isSeen && !isLoading ? (
        '–'
      ) : null}
    </div>
  );
}
