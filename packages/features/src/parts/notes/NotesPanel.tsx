import type { NotesOwner } from '@console/api/notes/client';
import { EmptyState } from '@console/ui/EmptyState';
import { CheckboxField } from '@console/ui/form/CheckboxField';
import { useState } from 'react';
import { AddNoteButton } from './AddNoteButton.tsx';
import { NoteList } from './NoteList.tsx';
import { ACTIVE_NOTES } from './notes.state.ts';
import { useOpenBodies } from './useOpenBodies.ts';
import styles from './NotesTab.module.css';

const ALL_NOTES = { ...ACTIVE_NOTES, filters: { ...ACTIVE_NOTES.filters, archived: undefined } };

/** The notes of a record in a sidebar. */
export function NotesPanel(owner: NotesOwner) {
  const [withArchived, setWithArchived] = useState(false);
  const bodies = useOpenBodies();
  return (
    <div className={styles.tab}>
      <div className={styles.tools}>
        <AddNoteButton owner={owner} tone="neutral" />
        <CheckboxField
          label="Show archived"
          name="with-archived"
          value={withArchived}
          onChange={setWithArchived}
        />
      </div>
      <NoteList owner={owner} query={withArchived ? ALL_NOTES : ACTIVE_NOTES} bodies={bodies}>
        <EmptyState title="No notes yet.">
          A note that somebody adds, and the note of each review, is shown here.
          {!withArchived && ' Archived notes are hidden.'}
        </EmptyState>
      </NoteList>
    </div>
  );
}
