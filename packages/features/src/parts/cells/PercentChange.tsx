import { formatChange, formatPercent } from '@console/ui/numbers.ts';
import styles from './PercentChange.module.css';

interface PercentChangeProps {
  /** In per cent; null where it is not known. */
  change: number | null;
}

/** Red for fewer, green for more, neutral for none; sign and arrow say it without the colour. */
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

interface CountChangeProps {
  /** How many more there are; negative: fewer. Null where it is not known. */
  change: number | null;
}

/** +1,234, −56 or 0, in the colours of a change in per cent. */
export function CountChange({ change }: CountChangeProps) {
  if (change === null || change === 0) return formatChange(change);
  return <span className={change > 0 ? styles.more : styles.less}>{formatChange(change)}</span>;
}
