import type { NoteRow } from '@console/api/notes/schema';
import { whenIdle } from '@console/ui/whenIdle.ts';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { NoteCard } from './NoteCard.tsx';
import type { LinkedNote } from './useLinkedNote.ts';
import type { OpenBodies } from './useOpenBodies.ts';
import styles from './NoteList.module.css';

const SCROLL_AFTER_MS = 1000;
/** A scroll can keep a slow computer from ever being idle. */
const LONGEST_WAIT_MS = 100;

/** Small enough that the layout of a group that comes into sight fits into a frame. */
const GROUP_SIZE = 5;
const inGroups = (notes: readonly NoteRow[]) =>
  Array.from({ length: Math.ceil(notes.length / GROUP_SIZE) }, (_, index) =>
    notes.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
  );

/**
 * A ref. Reading the size of an element that `content-visibility` skips makes the browser style and
 * lay it out, and the result is kept. Otherwise the frame in which a group comes into sight does
 * both.
 */
const layOutWhenIdle = (group: Element | null) =>
  group ? whenIdle(() => void group.firstElementChild?.getBoundingClientRect()) : undefined;

export interface NoteCardsProps {
  notes: readonly NoteRow[];
  bodies: OpenBodies;
  linked: LinkedNote;
  onEdit: (note: NoteRow) => void;
  onRendered: () => void;
  /** Mounts the groups one after the other, so that a scroll is not held up. */
  gradually?: boolean;
}

/** Mounts one more of its elements in each idle moment. Those that are mounted do not render again. */
function OneByOne({ children }: { children: readonly ReactElement[] }) {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count >= children.length) return undefined;
    return whenIdle(() => setCount(count + 1), LONGEST_WAIT_MS);
  }, [count, children.length]);
  return children.slice(0, count);
}

/** Note cards in groups. Scrolls to the note of the link, if it is one of them. */
export function NoteCards({
  notes,
  bodies,
  linked,
  onEdit,
  onRendered,
  gradually,
}: NoteCardsProps) {
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
  const groups = inGroups(notes).map((group, index) => (
    <div key={index} ref={layOutWhenIdle} className={styles.group}>
      {group.map((note) => (
        <NoteCard
          key={note.id}
          ref={note.id === linkedId ? target : undefined}
          note={note}
          open={bodies.isOpen(note.id)}
          onToggle={bodies.toggle}
          onEdit={onEdit}
          linked={note.id === linkedId}
        />
      ))}
    </div>
  ));
  return gradually ? <OneByOne>{groups}</OneByOne> : groups;
}
