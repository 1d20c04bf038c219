import { useSnapshot } from 'valtio';
import { announcerStore } from '../navigation/announcer.store.ts';
import styles from './Announcer.module.css';

/** Reads out the page that was entered; sighted people see it. */
export function Announcer() {
  const { text } = useSnapshot(announcerStore);
  return (
    <span className={styles.heard} aria-live="polite">
      {text}
    </span>
  );
}
