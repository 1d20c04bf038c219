import type { Note } from '@console/api/notes/schema';
import { RichTextView } from '@console/ui/RichTextView';
import { Tooltip } from '@console/ui/Tooltip';
import styles from './NoteCell.module.css';

interface NoteCellProps {
  note: Pick<Note, 'content'> | null;
}

/**
 * The beginning of a note with its format. The tooltip shows the whole note. The note is sanitised,
 * like every rich text.
 */
export function NoteCell({ note }: NoteCellProps) {
  const html = note?.content?.trim();
  if (!html) return '–';
  const content = <RichTextView html={html} />;
  return (
    <Tooltip content={<div className={styles.all}>{content}</div>}>
      {/* The cell is focusable, so that the keyboard can reach the tooltip. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.note} tabIndex={0}>
        {content}
      </div>
    </Tooltip>
  );
}
