import type { NoteRow } from '@console/api/notes/schema';
import { useEffect, useRef } from 'react';
import { NoteCard } from './NoteCard.tsx';
import type { LinkedNote } from './useLinkedNote.ts';
import type { OpenBodies } from './useOpenBodies.ts';
import styles from './NoteList.module.css';

const SCROLL_AFTER_MS = 1000;

/** Small enough that the layout of a group that comes into sight fits into a frame. */
const GROUP_SIZE = 5;
const inGroups = (notes: readonly NoteRow[]) =>
  Array.from({ length: Math.ceil(notes.length / GROUP_SIZE) }, (_, index) =>
    notes.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
  );

export interface NoteCardsProps {
  notes: readonly NoteRow[];
  bodies: OpenBodies;
  linked: LinkedNote;
  onEdit: (note: NoteRow) => void;
  onRendered: () => void;
}

/** Note cards in groups. Scrolls to the note of the link, if it is one of them. */
export function NoteCards({ notes, bodies, linked, onEdit, onRendered }: NoteCardsProps) {
  const target = useRef<HTMLElement>(null);
  const linkedId = linked.kind === 'none' || linked.kind === 'missing' ? undefined : linked.id;
  const isHere = notes.some(({ id }) => id === linkedId);
  useEffect(() => {
    if (!isHere) return undefined;
    const timer = setTimeout(() => {
      target.current?.scrollIntoView();
      if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    }, SCROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isHere, linkedId]);
  useEffect(onRendered);
  // Keyed by place: a note that leaves remounts one card of each group after it, not all of them.
  return inGroups(notes).map((group, index) => (
    <div key={index} className={styles.group}>
      {group.map((note) => (
        <NoteCard
          key={note.id}
          ref={note.id === linkedId ? target : undefined}
          note={note}
          open={bodies.isOpen(note.id)}
          onToggle={() => bodies.toggle(note.id)}
          onEdit={onEdit}
          linked={note.id === linkedId}
        />
      ))}
    </div>
  ));
}
