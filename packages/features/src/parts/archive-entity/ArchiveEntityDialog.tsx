import { MESSAGES } from '@console/api/core/hydra/messages';
import { isEmptyRichText } from '@console/api/core/hydra/richText';
import type { EntityVersion } from '@console/api/entities/client';
import type { EntityArchive } from '@console/api/entities/schema';
import { useArchiveEntity } from '@console/api/entities/writeClient';
import { useReasonCodes } from '@console/api/lookups/client';
import { RichTextField } from '@console/ui/form/RichTextField';
import { SelectField } from '@console/ui/form/SelectField';
import { sanitise } from '@console/ui/RichTextView/sanitise.ts';
import { useState } from 'react';
import * as v from 'valibot';
import { defineForm } from '../../form/defineForm.ts';
import { DialogForm } from '../../form/DialogForm.tsx';
import { FormField } from '../../form/FormField.tsx';
import { useDialogForm } from '../../form/useDialogForm.ts';
import { archiveReasonLabel } from './archiveReasons.ts';

interface ArchiveEntityDialogProps {
  /** The entity as it was loaded. An active one is archived, and an archived one is unarchived. */
  version: EntityVersion;
  onClose: () => void;
}

const archiveForm = (archiving: boolean) =>
  defineForm({
    shape: v.object({ archived_reason_code: v.string(), archive_note: v.string() }),
    labels: { archived_reason_code: 'Reason Code', archive_note: 'Note' },
    problemsOf: ({ archived_reason_code: reason, archive_note: note }) => ({
      ...(archiving && reason === '' && { archived_reason_code: MESSAGES.required }),
      ...(isEmptyRichText(note) && { archive_note: MESSAGES.required }),
    }),
  });
const FORMS = { archive: archiveForm(true), unarchive: archiveForm(false) };

/** The body of the call. With a reason it archives, and without one it unarchives. */
const toWrite = (reason: string | null, content: string): EntityArchive => ({
  archived: reason !== null,
  archived_reason_code: reason,
  archive_note: {
    title: reason === null ? 'unarchive Entity' : 'archive Entity',
    content,
    pinned: false,
  },
});

/** Archives an entity for a reason, or unarchives it. Both need a note. */
export function ArchiveEntityDialog({ version, onClose }: ArchiveEntityDialogProps) {
  const [{ entity, etag }] = useState(version);
  const archiving = !entity.archived;
  const word = archiving ? 'Archive' : 'Unarchive';
  const reasons = useReasonCodes('archive_entity').data ?? [];
  const form = useDialogForm({
    definition: archiving ? FORMS.archive : FORMS.unarchive,
    defaults: { archived_reason_code: '', archive_note: '' },
    draftKey: `entity-${word.toLowerCase()}-${entity.id}`,
    write: useArchiveEntity(),
    toBody: ({ archived_reason_code: reason, archive_note: note }) => {
      // The note is sanitised here, too, because a restored draft did not pass through the editor.
      const values = toWrite(archiving ? reason : null, sanitise(note));
      // A newer version needs no merge: other changes do not affect the archiving.
      return { id: entity.id, etag, values, rebase: () => values };
    },
    success: archiving ? 'Entity has been archived.' : 'Entity has been unarchived.',
    undo: (saved) => {
      const reason = archiving ? null : entity.archived_reason_code;
      // There is no undo without the former reason, because archiving again requires it.
      if (!archiving && !reason) return undefined;
      return { id: entity.id, etag: saved.etag, values: toWrite(reason, '<p>Undone.</p>') };
    },
    remains: entity.state === 'watch_list' ? 'Its watch-list row stays closed.' : undefined,
    submitLabel: word,
    onClose,
  });
  return (
    <DialogForm title={`${word} ${entity.company_name}`} form={form}>
      {archiving && (
        <FormField form={form} name="archived_reason_code">
          {(field) => (
            <SelectField
              {...field}
              label="Reason Code"
              required
              options={reasons.map(({ value, label }) => ({
                value,
                label: archiveReasonLabel(value, [{ value, label }]),
              }))}
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="archive_note">
        {(field) => <RichTextField {...field} label="Note" required />}
      </FormField>
    </DialogForm>
  );
}
