import styles from './ProgressBar.module.css';

/** The line at the top of the window while something is under way. */
export function ProgressBar({ active }: { active: boolean }) {
  return active ? <div role="progressbar" aria-label="Loading" className={styles.bar} /> : null;
}
