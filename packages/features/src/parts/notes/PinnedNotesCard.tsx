import { usePinnedNotes } from '@console/api/notes/client';
import { Button } from '@console/ui/Button';
import { DateText } from '@console/ui/DateText';
import { EmptyState } from '@console/ui/EmptyState';
import { useState } from 'react';
import { ReadCard } from '../cards/ReadCard.tsx';
import { noteAddress, noteAuthor, noteTitle } from './noteLabels.ts';
import { ACTIVE_NOTES } from './notes.state.ts';
import styles from './PinnedNotesCard.module.css';

const INITIAL_NOTES = 5;
const { order, search, filters } = ACTIVE_NOTES;

interface PinnedNotesCardProps {
  entityId: number;
}

/** The pinned notes of an entity, newest first. Each has a link to itself. */
export function PinnedNotesCard({ entityId }: PinnedNotesCardProps) {
  const read = usePinnedNotes({ entityId }, { order, search, filters });
  const [all, setAll] = useState(false);
  return (
    <ReadCard title="Pinned Notes" read={read} count={({ total }) => total}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title="No pinned notes.">A note that is pinned is shown here.</EmptyState>
        ) : (
          <>
            <ul className={styles.notes}>
              {(all ? items : items.slice(0, INITIAL_NOTES)).map((note) => (
                <li key={note.id}>
                  <a href={noteAddress(note)} dir="auto">
                    {noteTitle(note)}
                  </a>
                  <span className={styles.by}>
                    <bdi>{noteAuthor(note)}</bdi>, <DateText at={note.created} />
                  </span>
                </li>
              ))}
            </ul>
            {items.length > INITIAL_NOTES && (
              <Button size="sm" tone="ghost" onClick={() => setAll(!all)}>
                {all ? 'Less' : 'More'}
              </Button>
            )}
          </>
        )
      }
    </ReadCard>
  );
}
