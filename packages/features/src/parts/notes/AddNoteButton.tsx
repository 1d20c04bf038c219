import type { NotesOwner } from '@console/api/notes/client';
import Plus from 'lucide-react/icons/plus';
import { DialogButton } from '../../form/DialogButton.tsx';
import { NoteDialog } from './noteDialogModule.ts';

interface AddNoteButtonProps {
  owner: NotesOwner;
  tone?: 'primary' | 'neutral';
}

/** A button that adds a note. Every role may add one, also to an archived record. */
export const AddNoteButton = ({ owner, tone = 'primary' }: AddNoteButtonProps) => (
  <DialogButton
    label="Add Note"
    size="sm"
    tone={tone}
    icon={<Plus size={16} />}
    preload={NoteDialog.preload}
  >
    {(close) => <NoteDialog target={{ owner }} onClose={close} />}
  </DialogButton>
);
