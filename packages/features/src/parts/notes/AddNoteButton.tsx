import type { NotesOwner } from '@console/api/notes/client';
import { Button } from '@console/ui/Button';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { NoteDialog, preloadNoteDialog } from './noteDialogModule.ts';

interface AddNoteButtonProps {
  owner: NotesOwner;
  tone?: 'primary' | 'neutral';
}

/** A button that adds a note. Every role may add one, also to an archived record. */
export function AddNoteButton({ owner, tone = 'primary' }: AddNoteButtonProps) {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <span onPointerEnter={preloadNoteDialog} onFocus={preloadNoteDialog}>
        <Button size="sm" tone={tone} icon={<Plus size={16} />} onClick={() => setAdding(true)}>
          Add Note
        </Button>
      </span>
      {adding && (
        <Suspense>
          <NoteDialog target={{ owner }} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
