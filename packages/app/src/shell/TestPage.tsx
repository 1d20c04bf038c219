import styles from './Shell.module.css';

/** An empty page to test the shell. It is not in the menu. */
export function TestPage() {
  'use no memo'; // the page is one element that never changes
  return <h1 className={styles.test}>Test</h1>;
}
