import styles from './Shell.module.css';

/** A bare page that loads nothing, to see that the shell works. It is not in the menu. */
export function TestPage() {
  return <h1 className={styles.test}>Test</h1>;
}
