import { isHarmless, sanitise } from './sanitise.ts';
import styles from './RichText.module.css';

/** Formatted text from the server, sanitised before it is shown. */
export function RichTextView({ html }: { html: string }) {
  return (
    <div
      className={styles.content}
      dir="auto"
      dangerouslySetInnerHTML={{ __html: isHarmless(html) ? html : sanitise(html) }}
    />
  );
}
