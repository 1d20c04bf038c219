import styles from './ProgressBar.module.css';

/** The line at the top of the window while requests are pending. */
export function ProgressBar({ active }: { active: boolean }) {
  if (!active) return null;
  // The bar of a <progress> cannot be animated in all browsers.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <div role="progressbar" aria-label="Loading" className={styles.bar} />;
}
