import { formatPercent } from '@console/ui/numbers.ts';
import styles from './PercentChange.module.css';

interface PercentChangeProps {
  /** The change in per cent; null when it is not known. */
  change: number | null;
  /** Leaves out the colours where it is not known whether fewer is worse. */
  plain?: boolean;
}

/**
 * A change in per cent: red for fewer, green for more and neutral for none. The sign and the arrow
 * show its direction without the colour.
 */
export function PercentChange({ change, plain = false }: PercentChangeProps) {
  if (change === null || change === 0) return formatPercent(change);
  const grew = change > 0;
  return (
    <span className={plain ? styles.plain : grew ? styles.more : styles.less}>
      <span aria-hidden="true">{grew ? '▲' : '▼'} </span>
      {grew ? '+' : '−'}
      {formatPercent(Math.abs(change))}
    </span>
  );
}
