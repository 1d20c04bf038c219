import type { NoteRow } from '@console/api/notes/schema';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { RichTextView } from '@console/ui/RichTextView';
import { StatusBadge } from '@console/ui/StatusBadge';
import { Archive, Pin } from 'lucide-react';
import { memo, useId, type Ref } from 'react';
import { ScrapeLink } from '../cells/EntityLink.tsx';
import { ExternalLink } from '../cells/ExternalLink.tsx';
import { NoteActions } from './NoteActions.tsx';
import { noteAddress, noteAuthor, noteTypeLabel } from './noteLabels.ts';
import styles from './NoteCard.module.css';

/** Plain elements: in a long list the icons of lucide-react took a fifth of the script. */
const chevron = (path: string) => (
  <svg
    aria-hidden="true"
    width={16}
    height={16}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.33}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
);
const chevronRight = chevron('m6 12 4-4-4-4');
const chevronDown = chevron('m4 6 4 4 4-4');
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
    <ul className={styles.facts}>
      <li>
        <StatusBadge tone="neutral">{noteTypeLabel(note['@type'])}</StatusBadge>
      </li>
      {note.pinned && (
        <li>
          <StatusBadge tone="info" icon={pin}>
            Pinned
          </StatusBadge>
        </li>
      )}
      {note.archived && (
        <li>
          <StatusBadge tone="warning" icon={archive}>
            Archived
          </StatusBadge>
        </li>
      )}
      <li dir="auto">{noteAuthor(note)}</li>
      <li>
        {created === null ? (
          '–'
        ) : (
          <a href={noteAddress(note)}>
            <time dateTime={new Date(created * 1000).toISOString()}>{formatMinute(created)}</time>
          </a>
        )}
      </li>
      {scrape && (
        <li dir="auto">
          Scrape: <ScrapeLink id={scrape.id}>{scrape.name}</ScrapeLink>
        </li>
      )}
      {jobCount !== null && <li>Job Count: {jobCount}</li>}
      {url && (
        <li dir="auto">
          URL: <ExternalLink url={url} />
        </li>
      )}
    </ul>
  );
}

interface NoteCardProps {
  note: NoteRow;
  /** Its text is shown. */
  open: boolean;
  onToggle: (id: number) => void;
  onEdit: (note: NoteRow) => void;
  /** The address leads to this note. */
  linked?: boolean;
  ref?: Ref<HTMLElement>;
}

/**
 * One note. Its text is formatted text that anybody may have written. `memo` replaces the
 * compiler's cache, here and in the parts of a note: it takes 1.6 KB for each of thousands of
 * notes.
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
            {open ? chevronDown : chevronRight}
            <span dir="auto">{note.title?.trim() || '–'}</span>
          </button>
        </h3>
        <NoteActions note={note} onEdit={onEdit} />
      </header>
      <NoteFacts note={note} />
      {open && html ? <RichTextView html={html} /> : null}
    </article>
  );
});
