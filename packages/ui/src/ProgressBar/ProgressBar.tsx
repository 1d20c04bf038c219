import styles from './ProgressBar.module.css';

/** The line at the top of the window while something is under way. */
export function ProgressBar({ active }: { active: boolean }) {
  if (!active) return null;
  // Browsers do not let the line of a <progress> run.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <div role="progressbar" aria-label="Loading" className={styles.bar} />;
}
