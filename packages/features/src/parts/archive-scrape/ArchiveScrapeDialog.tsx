import { MESSAGES } from '@console/api/core/hydra/messages';
import { isEmptyRichText } from '@console/api/core/hydra/richText';
import { useArchiveScrape } from '@console/api/scrape-edit/client';
import type { ScrapeVersion } from '@console/api/scrapes/client';
import { RichTextField } from '@console/ui/form/RichTextField';
import { sanitise } from '@console/ui/RichTextView/sanitise.ts';
import { useState } from 'react';
import * as v from 'valibot';
import { defineForm } from '../../form/defineForm.ts';
import { DialogForm } from '../../form/DialogForm.tsx';
import { FormField } from '../../form/FormField.tsx';
import { useDialogForm } from '../../form/useDialogForm.ts';
import { ReasonCodeField } from '../reason-code/ReasonCodeField.tsx';

interface ArchiveScrapeDialogProps {
  /** The scrape as it was loaded: an active one is archived, an archived one is unarchived. */
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

/** Archives a scrape for a reason, or unarchives it; a note explains it either way. */
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
      const values = {
        id: scrape.id,
        note: sanitise(note), // A restored draft has not been through the editor.
        archived: archiving,
        noteTitle: `${action} Scrape`,
        reasonCode: archiving ? reasonCode : null,
      };
      // Other changes of the scrape do not touch its archiving.
      return { id: scrape.id, etag, values, rebase: () => values };
    },
    success: `Scrape has been ${action}d.`,
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
