import { useMe } from '@console/api/me/client';
import { useArchiveNote, useSaveNote } from '@console/api/notes/client';
import { reasonCannotChange } from '@console/api/notes/rules';
import type { NoteRow } from '@console/api/notes/schema';
import { Menu } from '@console/ui/Menu';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { Archive, ArchiveRestore, Link, Pencil, Pin, PinOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import { sendInverse } from '../../form/sendInverse.ts';
import { copyLink } from '../copy-link/copyLink.ts';
import { NoteDialog, preloadNoteDialog } from './noteDialogModule.ts';
import { toFormValues, toNoteWrite } from './noteForm.ts';
import { noteAddress, savedWords } from './noteLabels.ts';

interface NoteActionsProps {
  note: NoteRow;
}

/** What can be done with a note. What this person may not do stays in the menu and says why. */
export function NoteActions({ note }: NoteActionsProps) {
  const [editing, setEditing] = useState<NoteRow>();
  const { data: me } = useMe();
  const save = useSaveNote();
  const archive = useArchiveNote();
  const held = save.pending || archive.pending ? 'The last change is being saved.' : undefined;
  const disabledReason =
    held ?? (me ? reasonCannotChange(note, me) : 'Your role is not known yet.');

  const pin = async (pinned: boolean) => {
    if (!me) return;
    const bodyOf = (version: NoteRow, isPinned = pinned) =>
      toNoteWrite({ ...toFormValues(version), pinned: isPinned }, me.id);
    // Other changes of the note do not touch its pin.
    const saved = await save.trigger({
      note,
      values: bodyOf(note),
      rebase: (newer) => bodyOf(newer),
    });
    if (saved)
      showSuccess(savedWords(saved), undefined, () =>
        sendInverse(save, { note: saved, values: bodyOf(saved, !pinned) }),
      );
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

  return (
    <>
      <span onPointerEnter={preloadNoteDialog} onFocus={preloadNoteDialog}>
        <Menu
          label={`Actions for ${note.title ?? 'this note'}`}
          items={[
            {
              id: `edit-${note.id}`,
              label: 'Edit',
              icon: <Pencil size={16} />,
              disabledReason,
              onSelect: () => setEditing(note),
            },
            {
              id: `pin-${note.id}`,
              label: note.pinned ? 'Unpin' : 'Pin',
              icon: note.pinned ? <PinOff size={16} /> : <Pin size={16} />,
              disabledReason,
              onSelect: () => void pin(!note.pinned),
            },
            {
              id: `archive-${note.id}`,
              label: note.archived ? 'Unarchive' : 'Archive',
              icon: note.archived ? <ArchiveRestore size={16} /> : <Archive size={16} />,
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
        />
      </span>
      {editing && (
        <Suspense>
          <NoteDialog target={{ note: editing }} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </>
  );
}
