import type { NoteRow } from '@console/api/notes/schema';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { RichTextView } from '@console/ui/RichTextView';
import { StatusBadge } from '@console/ui/StatusBadge';
import Archive from 'lucide-react/icons/archive';
import Pin from 'lucide-react/icons/pin';
import { memo, useId, type Ref } from 'react';
import { ScrapeLink } from '../cells/EntityLink.tsx';
import { ExternalLink } from '../cells/ExternalLink.tsx';
import { NoteActions } from './NoteActions.tsx';
import { noteAddress, noteAuthor, noteTitle, noteTypeLabel } from './noteLabels.ts';
import styles from './NoteCard.module.css';

const pin = <Pin size={14} aria-hidden="true" />;
const archive = <Archive size={14} aria-hidden="true" />;

interface NoteFactsProps {
  note: NoteRow;
}

/** Who wrote the note, when, and about what. */
function NoteFacts({ note }: NoteFactsProps) {
  'use no memo';
  const { created, url, job_count: jobCount, scrape } = note;
  return (
    <div className={styles.facts}>
      <StatusBadge tone="neutral">{noteTypeLabel(note['@type'])}</StatusBadge>
      {note.pinned && (
        <StatusBadge tone="info" icon={pin}>
          Pinned
        </StatusBadge>
      )}
      {note.archived && (
        <StatusBadge tone="warning" icon={archive}>
          Archived
        </StatusBadge>
      )}
      <span dir="auto">{noteAuthor(note)}</span>
      {created === null ? (
        <span>–</span>
      ) : (
        <a href={noteAddress(note)}>
          <time dateTime={new Date(created * 1000).toISOString()}>{formatMinute(created)}</time>
        </a>
      )}
      {scrape && (
        <span dir="auto">
          Scrape: <ScrapeLink id={scrape.id}>{scrape.name}</ScrapeLink>
        </span>
      )}
      {jobCount !== null && <span>Job Count: {jobCount}</span>}
      {url && (
        <span dir="auto">
          URL: <ExternalLink url={url} />
        </span>
      )}
    </div>
  );
}

interface NoteCardProps {
  note: NoteRow;
  /** True when the text of the note is shown. */
  open: boolean;
  onToggle: (id: number) => void;
  onEdit: (note: NoteRow) => void;
  /** True when the address leads to this note. */
  linked?: boolean;
  ref?: Ref<HTMLElement>;
}

/**
 * One note. Its text is formatted text that anybody may have written. `memo` replaces the
 * compiler's cache, here and in the parts of a note, because that cache takes 1.6 KB for each of
 * thousands of notes.
 */
export const NoteCard = memo(function NoteCard({
  note,
  open,
  onToggle,
  onEdit,
  linked,
  ref,
}: NoteCardProps) {
  'use no memo';
  const id = useId();
  const html = note.content?.trim();
  return (
    <article
      ref={ref}
      className={styles.note}
      aria-labelledby={id}
      aria-current={linked || undefined}
      tabIndex={linked ? -1 : undefined}
    >
      <header className={styles.header}>
        <h3 id={id} className={styles.title}>
          <button type="button" aria-expanded={open} onClick={() => onToggle(note.id)}>
            <span dir="auto">{noteTitle(note)}</span>
          </button>
        </h3>
        <NoteActions note={note} onEdit={onEdit} />
      </header>
      <NoteFacts note={note} />
      {open && html ? <RichTextView html={html} /> : null}
    </article>
  );
});
