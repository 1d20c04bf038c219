import type { NoteRow } from '@console/api/notes/schema';
import { whenIdle } from '@console/ui/whenIdle.ts';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { NoteCard } from './NoteCard.tsx';
import type { LinkedNote } from './useLinkedNote.ts';
import type { OpenBodies } from './useOpenBodies.ts';
import styles from './NoteList.module.css';

const SCROLL_AFTER_MS = 1000;
/**
 * The longest wait for an idle moment, in milliseconds. During a scroll, a slow computer may never
 * be idle.
 */
const LONGEST_WAIT_MS = 100;

/**
 * The number of notes in a group. The browser has to lay out a group within one frame when it comes
 * into view.
 */
const GROUP_SIZE = 5;
const inGroups = (notes: readonly NoteRow[]) =>
  Array.from({ length: Math.ceil(notes.length / GROUP_SIZE) }, (_, index) =>
    notes.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
  );

/**
 * A ref that lays out a group ahead of time. Reading the size of an element that
 * `content-visibility` skips makes the browser style it and lay it out, and the result is kept.
 * Otherwise both happen in the frame in which the group comes into view.
 */
const layOutWhenIdle = (group: Element | null) =>
  group ? whenIdle(() => void group.firstElementChild?.getBoundingClientRect()) : undefined;

export interface NoteCardsProps {
  notes: readonly NoteRow[];
  bodies: OpenBodies;
  linked: LinkedNote;
  onEdit: (note: NoteRow) => void;
  onRendered: () => void;
  /** Mounts the groups one after the other, so that a scroll is not delayed. */
  gradually?: boolean;
}

/** Mounts one more of its children in each idle moment. Mounted children do not render again. */
function OneByOne({ children }: { children: readonly ReactElement[] }) {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count >= children.length) return undefined;
    return whenIdle(() => setCount(count + 1), LONGEST_WAIT_MS);
  }, [count, children.length]);
  return children.slice(0, count);
}

/** Note cards in groups. Scrolls to the note that the address names, if it is one of them. */
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
  // The key is the index. When a note leaves, one card of each later group is remounted instead of
  // all of them.
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
