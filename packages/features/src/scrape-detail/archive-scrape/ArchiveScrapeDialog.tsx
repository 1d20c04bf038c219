import { MESSAGES } from '@console/api/core/hydra/messages';
import { isEmptyRichText } from '@console/api/core/hydra/richText';
import { useArchiveScrape } from '@console/api/scrape-edit/client';
import type { ScrapeArchive } from '@console/api/scrape-edit/schema';
import type { ScrapeVersion } from '@console/api/scrapes/client';
import type { Scrape } from '@console/api/scrapes/schema';
import { RichTextField } from '@console/ui/form/RichTextField';
import { sanitise } from '@console/ui/RichTextView/sanitise.ts';
import { useState } from 'react';
import * as v from 'valibot';
import { defineForm } from '../../form/defineForm.ts';
import { DialogForm } from '../../form/DialogForm.tsx';
import { FormField } from '../../form/FormField.tsx';
import { useDialogForm } from '../../form/useDialogForm.ts';
import { ReasonCodeField } from '../../parts/reason-code/ReasonCodeField.tsx';

interface ArchiveScrapeDialogProps {
  /** The scrape as it was loaded. An active one is archived, and an archived one is unarchived. */
  version: ScrapeVersion;
  onClose: () => void;
}

const archiveForm = (archiving: boolean) =>
  defineForm({
    shape: v.object({ reasonCode: v.string(), note: v.string() }),
    labels: { reasonCode: 'Reason Code', note: 'Note' },
    problemsOf: ({ reasonCode, note }) => ({
      ...(archiving && reasonCode === '' && { reasonCode: MESSAGES.required }),
      ...(isEmptyRichText(note) && { note: MESSAGES.required }),
    }),
  });
const FORMS = { archive: archiveForm(true), unarchive: archiveForm(false) };

/** The body of the call. With a reason it archives, and without one it unarchives. */
const toWrite = (id: number, reasonCode: string | null, note: string): ScrapeArchive => ({
  id,
  note,
  archived: reasonCode !== null,
  noteTitle: reasonCode === null ? 'unarchive Scrape' : 'archive Scrape',
  reasonCode,
});

/** A sentence about what unarchiving does not restore. */
const remainsOf = ({ active }: Pick<Scrape, 'active'>): string =>
  active ? 'It stays Manual, and its job shifts stay closed.' : 'Its job shifts stay closed.';

/** Archives a scrape for a reason, or unarchives it. Both need a note. */
export function ArchiveScrapeDialog({ version, onClose }: ArchiveScrapeDialogProps) {
  const [{ scrape, etag }] = useState(version);
  const action = scrape.archived ? 'unarchive' : 'archive';
  const archiving = action === 'archive';
  const form = useDialogForm({
    definition: FORMS[action],
    defaults: { reasonCode: '', note: '' },
    draftKey: `scrape-${action}-${scrape.id}`,
    write: useArchiveScrape(),
    toBody: ({ reasonCode, note }) => {
      // The note is sanitised here, too, because a restored draft did not pass through the editor.
      const values = toWrite(scrape.id, archiving ? reasonCode : null, sanitise(note));
      // A newer version needs no merge: other changes do not affect the archiving.
      return { id: scrape.id, etag, values, rebase: () => values };
    },
    success: `Scrape has been ${action}d.`,
    undo: (saved) => {
      const reason = archiving ? null : scrape.archived_reason_code;
      // There is no undo without the former reason, because archiving again requires it.
      if (!archiving && !reason) return undefined;
      const values = toWrite(scrape.id, reason, '<p>Undone.</p>');
      return { id: scrape.id, etag: saved.etag, values };
    },
    remains: archiving ? remainsOf(scrape) : undefined,
    submitLabel: archiving ? 'Archive' : 'Unarchive',
    onClose,
  });
  return (
    <DialogForm title={`${form.submitLabel} ${scrape.name}`} form={form}>
      <p>Are you sure you want to {action} the scrape?</p>
      {archiving && (
        <FormField form={form} name="reasonCode">
          {(field) => <ReasonCodeField field={field} kind="archive_scrape" />}
        </FormField>
      )}
      <FormField form={form} name="note">
        {(field) => <RichTextField {...field} label="Note" required />}
      </FormField>
    </DialogForm>
  );
}
