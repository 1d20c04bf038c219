import { formatPercent, formatPercentChange } from '@console/ui/numbers.ts';
import styles from './PercentChange.module.css';

interface PercentChangeProps {
  /** The change in per cent; null when it is not known. */
  change: number | null;
}

/**
 * A change in per cent: red for fewer, green for more and neutral for none. The sign and the arrow
 * show its direction without the colour.
 */
export function PercentChange({ change }: PercentChangeProps) {
  if (change === null || change === 0) return formatPercent(change);
  const grew = change > 0;
  return (
    <span className={grew ? styles.more : styles.less}>
      <span aria-hidden="true">{grew ? '▲' : '▼'} </span>
      {formatPercentChange(change)}
    </span>
  );
}
