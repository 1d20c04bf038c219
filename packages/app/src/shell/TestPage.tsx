import styles from './Shell.module.css';

/** A bare page that loads nothing, to see that the shell works. It is not in the menu. */
export function TestPage() {
  'use no memo'; // one element that never changes
  return <h1 className={styles.test}>Test</h1>;
}
