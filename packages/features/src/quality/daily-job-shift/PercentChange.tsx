import { formatPercent } from '../../parts/cells/formatCount.ts';
import styles from './PercentChange.module.css';

interface PercentChangeProps {
  /** In per cent; null where nobody knows. */
  change: number | null;
}

/**
 * Fewer is red, more is green; the arrow and the sign say it without the colour, and none is
 * neutral (decision 16).
 */
export function PercentChange({ change }: PercentChangeProps) {
  if (change === null || change === 0) return formatPercent(change);
  const grew = change > 0;
  return (
    <span className={grew ? styles.more : styles.less}>
      <span aria-hidden="true">{grew ? '▲' : '▼'} </span>
      {grew ? '+' : '−'}
      {formatPercent(Math.abs(change))}
    </span>
  );
}
