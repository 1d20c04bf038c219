import { inertDocument } from './inertDocument.ts';
import styles from './HtmlFrame.module.css';

interface Props {
  /** The name of the frame. */
  title: string;
  /** HTML of another site. It runs nothing, opens no connection and leads nowhere. */
  html: string;
}

/** A page of another site in a frame of its own, which scrolls and can be made higher. */
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
