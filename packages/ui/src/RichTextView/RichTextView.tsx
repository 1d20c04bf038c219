import styles from './RichText.module.css';
import { sanitise } from './sanitise.ts';

/** Formatted text from the server, sanitised before it is shown. */
export function RichTextView({ html }: { html: string }) {
  return <div className={styles.content} dir="auto" dangerouslySetInnerHTML={{ __html: sanitise(html) }} />;
}
