import type { Note } from '@console/api/notes/schema';
import { lazy } from '@console/ui/lazy';
import { Tooltip } from '@console/ui/Tooltip';
import { Suspense } from 'react';
import styles from './NoteCell.module.css';

// What cleans the notes comes after the first rows; until then they stand without their format.
const RichTextView = lazy(() =>
  import('@console/ui/RichTextView').then((module) => module.RichTextView),
);

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');

interface NoteCellProps {
  note: Pick<Note, 'content'> | null;
}

/**
 * The beginning of a note with its format, all of it in the tooltip. Sanitised, like every rich
 * text.
 */
export function NoteCell({ note }: NoteCellProps) {
  const html = note?.content?.trim();
  if (!html) return '–';
  const content = (
    <Suspense fallback={textOf(html)}>
      <RichTextView html={html} />
    </Suspense>
  );
  return (
    <Tooltip content={<div className={styles.all}>{content}</div>}>
      {/* The keyboard has to reach the tooltip too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.note} tabIndex={0}>
        {content}
      </div>
    </Tooltip>
  );
}
