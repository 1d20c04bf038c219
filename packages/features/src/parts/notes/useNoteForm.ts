import type { ApiError } from '@console/api/core/errors';
import { useMe } from '@console/api/me/client';
import { useSaveNote, type NotesOwner } from '@console/api/notes/client';
import type { NoteRow } from '@console/api/notes/schema';
import { sanitise } from '@console/ui/RichTextView/sanitise.ts';
import { useRef, useState } from 'react';
import { changedMeanwhile } from '../../form/refusal.ts';
import { useDialogForm } from '../../form/useDialogForm.ts';
import { toSettle } from '../../form/useFieldConflict.ts';
import {
  noteForm,
  savedToast,
  toFormValues,
  toNoteWrite,
  type NoteFormValues,
} from './noteForm.ts';

/** A new note of a record, or a note to edit. */
export type NoteTarget = { owner: NotesOwner; note?: undefined } | { note: NoteRow };

const draftKeyOf = (target: NoteTarget): string => {
  if (target.note) return `note-${target.note.id}`;
  const { entityId, scrapeId } = target.owner;
  return scrapeId === undefined ? `note-new-entity-${entityId}` : `note-new-scrape-${scrapeId}`;
};

/** The form of one note, with the fields that another person changed meanwhile. */
export function useNoteForm(target: NoteTarget, onClose: () => void) {
  const { data: me } = useMe();
  const [base, setBase] = useState(target.note);
  const changed = useRef<string>(undefined);
  const write = useSaveNote();
  const form = useDialogForm({
    definition: noteForm,
    defaults: toFormValues(target.note),
    mode: 'all',
    draftKey: draftKeyOf(target),
    savedAt: base?.updated_at,
    write,
    toBody: (values, rebase) => {
      if (!me) return undefined;
      // Unchanged content is sent back as it was stored. Other content is sanitised, because that
      // of a restored draft did not pass through the editor.
      const bodyOf = (from: NoteFormValues, stored?: NoteRow) =>
        toNoteWrite(
          {
            ...from,
            content: from.content === stored?.content ? from.content : sanitise(from.content),
          },
          me.id,
        );
      if (target.note === undefined) return { owner: target.owner, values: bodyOf(values) };
      return {
        note: base ?? target.note,
        values: bodyOf(values, base),
        rebase: (newer: NoteRow, refusal: ApiError) => {
          setBase(newer);
          changed.current = changedMeanwhile(refusal.detail);
          const { merged, conflicts } = rebase(toFormValues(newer));
          return conflicts.length > 0 || noteForm.reasonNotSavable(merged)
            ? undefined
            : bodyOf(merged, newer);
        },
      };
    },
    success: (saved) => savedToast(saved, target.note, changed.current),
    undo: (saved, before) =>
      !target.note || !me || noteForm.reasonNotSavable(before)
        ? undefined
        : { note: saved, values: toNoteWrite(before, me.id) },
    submitLabel: 'Submit',
    onClose,
  });
  return {
    ...form,
    /** The form values of the note that is edited. */
    base: toFormValues(base),
    conflict: toSettle(form),
  };
}
