import { CheckboxField } from '@console/ui/form/CheckboxField';
import { preloadEditor, RichTextField } from '@console/ui/form/RichTextField';
import { TextField } from '@console/ui/form/TextField';
import { RichTextView } from '@console/ui/RichTextView';
import type { ReactNode } from 'react';
import { ConflictPanel } from '../../form/ConflictPanel.tsx';
import { DialogForm } from '../../form/DialogForm.tsx';
import { differencesOf } from '../../form/Differences.tsx';
import { FormField } from '../../form/FormField.tsx';
import { noteForm, type NoteFormValues } from './noteForm.ts';
import { useNoteForm, type NoteTarget } from './useNoteForm.ts';

// The editor loads while the dialog is rendered for the first time.
preloadEditor();

interface NoteDialogProps {
  /** The record that gets a new note, or the note to edit. */
  target: NoteTarget;
  onClose: () => void;
}

function valueText(values: NoteFormValues, field: keyof NoteFormValues): ReactNode {
  const value = values[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === '') return '–';
  return field === 'content' ? <RichTextView html={value} /> : value;
}

/** Adds or edits a note of an entity or a scrape. */
export function NoteDialog({ target, onClose }: NoteDialogProps) {
  const form = useNoteForm(target, onClose);
  const { conflict, values } = form;
  return (
    <DialogForm
      title={target.note ? 'Edit Note' : 'Add Note'}
      size="md"
      form={form}
      compare={
        target.note &&
        ((draft: NoteFormValues) => differencesOf(noteForm, [form.base, draft], valueText))
      }
      question={
        conflict && (
          <ConflictPanel
            conflict={conflict}
            differences={differencesOf(
              noteForm,
              [conflict.theirs, values],
              valueText,
              conflict.fields,
            )}
          />
        )
      }
    >
      <FormField form={form} name="title">
        {(field) => <TextField {...field} label="Title" required />}
      </FormField>
      <FormField form={form} name="job_count">
        {(field) => <TextField {...field} label="Job Count" inputMode="numeric" />}
      </FormField>
      <FormField form={form} name="url">
        {(field) => <TextField {...field} label="URL" inputMode="url" />}
      </FormField>
      <FormField form={form} name="pinned">
        {(field) => <CheckboxField {...field} label="Pinned" />}
      </FormField>
      <FormField form={form} name="content">
        {(field) => (
          <RichTextField
            {...field}
            label="Content"
            placeholder="Please provide a short and comprehensive note..."
            required
          />
        )}
      </FormField>
    </DialogForm>
  );
}
