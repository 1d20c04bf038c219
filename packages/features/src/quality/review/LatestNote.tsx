import { RichTextView } from '@console/ui/RichTextView';
import styles from './ReviewDialog.module.css';

interface LatestNoteProps {
  html: string;
}

/** What was written last about the row. */
export function LatestNote({ html }: LatestNoteProps) {
  return (
    // It may scroll, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.note} tabIndex={0}>
      <RichTextView html={html} />
    </div>
  );
}
