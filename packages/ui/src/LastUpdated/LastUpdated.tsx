import { formatInstant, formatMinute } from '../DateText/instants.ts';
import styles from './LastUpdated.module.css';

/** Says when the shown data was made. `at`: Unix seconds. */
export function LastUpdated({ at }: { at: number }) {
  return (
    <span className={styles.stamp}>
      Last Updated{' '}
      <time dateTime={new Date(at * 1000).toISOString()} title={formatInstant(at)}>
        {formatMinute(at)}
      </time>
    </span>
  );
}
