import styles from './SkipLink.module.css';

/** The first stop of the Tab key: past the menu, into the page. Seen only while it has the focus. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#main">
      Skip to the page
    </a>
  );
}
