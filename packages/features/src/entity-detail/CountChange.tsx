import { groupDigits } from '@console/ui/numbers.ts';
import styles from './EntityPage.module.css';

interface CountChangeProps {
  change: number;
}

/**
 * A difference between job counts. A sign and an arrow show its direction without the colour. Zero
 * is neutral.
 */
export function CountChange({ change }: CountChangeProps) {
  if (change === 0) return '0';
  const grew = change > 0;
  return (
    <span className={grew ? styles.more : styles.less}>
      <span aria-hidden="true">{grew ? '▲' : '▼'} </span>
      {grew ? '+' : '−'}
      {groupDigits(Math.abs(change))}
    </span>
  );
}
