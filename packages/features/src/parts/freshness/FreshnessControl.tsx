import { Button } from '@console/ui/Button';
import { formatTime } from '@console/ui/DateText/dates.ts';
import { useSnapshot } from 'valtio';
import {
  REFRESH_CHOICES,
  refreshIntervalStore,
  setRefreshInterval,
} from './refreshInterval.store.ts';
import { useFreshness, type FreshList, type FreshnessState } from './useFreshness.ts';
import styles from './Freshness.module.css';

interface FreshnessControlProps {
  fresh: FreshnessState;
}

function Stamp({ fresh: { updatedAt, failed, retry } }: FreshnessControlProps) {
  if (updatedAt === undefined) return null;
  const time = formatTime(updatedAt);
  if (!failed) return <span>Updated {time}</span>;
  return (
    <>
      <output className={styles.failed}>Not refreshed since {time}</output>
      <Button size="sm" onClick={retry}>
        Retry
      </Button>
    </>
  );
}

/** Shows when the list was read. A person can choose how often it is read again. */
export function FreshnessControl({ fresh }: FreshnessControlProps) {
  const { seconds } = useSnapshot(refreshIntervalStore);
  const { waiting, showWaiting } = fresh;
  return (
    <span className={styles.control}>
      {waiting > 0 && (
        <Button size="sm" onClick={showWaiting}>
          {waiting} changed, show
        </Button>
      )}
      <Stamp fresh={fresh} />
      <label className={styles.choice}>
        Refresh
        <select value={seconds} onChange={({ target }) => setRefreshInterval(Number(target.value))}>
          {REFRESH_CHOICES.map((choice) => (
            <option key={choice.seconds} value={choice.seconds}>
              {choice.label}
            </option>
          ))}
        </select>
      </label>
    </span>
  );
}

/** The part of `Freshness` that is loaded lazily. */
export const FreshnessBody = (list: FreshList) => <FreshnessControl fresh={useFreshness(list)} />;
