import styles from './TestPage.module.css';

/**
 * A bare page that loads nothing: whoever opens it sees that console and shell work. It is not in
 * the menu (A-AMB-008).
 */
export function TestPage() {
  return <h1 className={styles.title}>Test</h1>;
}
