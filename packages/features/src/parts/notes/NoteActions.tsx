import { useMe } from '@console/api/me/client';
import { useArchiveNote, useSaveNote } from '@console/api/notes/client';
import { reasonCannotChange } from '@console/api/notes/rules';
import type { NoteRow } from '@console/api/notes/schema';
import { MenuButton, MenuList, type OpenMenu } from '@console/ui/Menu';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import Archive from 'lucide-react/icons/archive';
import Link from 'lucide-react/icons/link';
import Pencil from 'lucide-react/icons/pencil';
import Pin from 'lucide-react/icons/pin';
import { useState } from 'react';
import { sendInverse } from '../../form/sendInverse.ts';
import { copyLink } from '../copy-link/copyLink.ts';
import { NoteDialog } from './noteDialogModule.ts';
import { savedToast, toFormValues, toNoteWrite } from './noteForm.ts';
import { noteAddress } from './noteLabels.ts';
import { registerNoteMenu } from './noteMenus.ts';

interface NoteActionsProps {
  note: NoteRow;
  /** Opens the dialog. The list renders it, so that it stays open when the note leaves the list. */
  onEdit: (note: NoteRow) => void;
}

/**
 * The actions of a note. A list may have thousands of notes, so each note renders only the button.
 * The menu is rendered after the first press.
 */
export function NoteActions({ note, onEdit }: NoteActionsProps) {
  'use no memo';
  const [open, setOpen] = useState<OpenMenu>();
  const [wasOpened, setWasOpened] = useState(false);
  const label = `Actions for ${note.title ?? 'this note'}`;
  const change = (next: OpenMenu | undefined) => {
    setOpen(next);
    setWasOpened(true);
    NoteDialog.preload();
  };
  return (
    <>
      <MenuButton ref={registerNoteMenu} label={label} open={open} onChange={change} />
      {wasOpened && (
        <NoteMenu
          note={note}
          label={label}
          open={open}
          onClose={() => setOpen(undefined)}
          onEdit={onEdit}
        />
      )}
    </>
  );
}

interface NoteMenuProps extends NoteActionsProps {
  label: string;
  open: OpenMenu | undefined;
  onClose: () => void;
}

/** The menu of a note. Items that this person may not use are disabled with a reason. */
function NoteMenu({ note, label, open, onClose, onEdit }: NoteMenuProps) {
  const { data: me } = useMe();
  const save = useSaveNote();
  const archive = useArchiveNote();
  const held = save.pending || archive.pending ? 'The last change is being saved.' : undefined;
  const disabledReason =
    held ?? (me ? reasonCannotChange(note, me) : 'Your role is not known yet.');

  const pin = async (pinned: boolean) => {
    if (!me) return;
    // A newer version needs no merge: other changes do not affect the pin.
    const changeOf = (version: NoteRow, isPinned: boolean) => {
      const bodyOf = (from: NoteRow) =>
        toNoteWrite({ ...toFormValues(from), pinned: isPinned }, me.id);
      return { note: version, values: bodyOf(version), rebase: bodyOf };
    };
    const saved = await save.trigger(changeOf(note, pinned));
    if (saved) {
      const [text, link] = savedToast(saved, note);
      showSuccess(text, link, () => sendInverse(save, changeOf(saved, !pinned)));
    }
  };
  const setArchived = async (archived: boolean) => {
    const saved = await archive.trigger({ id: note.id, archived });
    if (saved)
      showSuccess(
        archived ? 'Note has been archived.' : 'Note has been unarchived.',
        undefined,
        () => sendInverse(archive, { id: note.id, archived: !archived }),
      );
  };

  if (!open) return null;
  return (
    <MenuList
      label={label}
      items={[
        {
          id: `edit-${note.id}`,
          label: 'Edit',
          icon: <Pencil size={16} />,
          disabledReason,
          onSelect: () => onEdit(note),
        },
        {
          id: `pin-${note.id}`,
          label: note.pinned ? 'Unpin' : 'Pin',
          icon: <Pin size={16} />,
          disabledReason,
          onSelect: () => void pin(!note.pinned),
        },
        {
          id: `archive-${note.id}`,
          label: note.archived ? 'Unarchive' : 'Archive',
          icon: <Archive size={16} />,
          disabledReason,
          onSelect: () => void setArchived(!note.archived),
        },
        {
          id: `copy-${note.id}`,
          label: 'Copy link',
          icon: <Link size={16} />,
          onSelect: () => void copyLink(`${location.origin}${noteAddress(note)}`),
        },
      ]}
      {...open}
      onClose={onClose}
    />
  );
}
