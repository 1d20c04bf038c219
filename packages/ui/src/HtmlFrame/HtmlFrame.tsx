import { inertDocument } from './inertDocument.ts';
import styles from './HtmlFrame.module.css';

interface Props {
  /** The name of the frame. */
  title: string;
  /** Untrusted HTML. Nothing in it runs, loads or navigates. */
  html: string;
}

/** Shows a page of another site in a frame of its own, which scrolls and can be made higher. */
export function HtmlFrame({ title, html }: Props) {
  return (
    <iframe
      className={styles.frame}
      title={title}
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={inertDocument(html)}
    />
  );
}
