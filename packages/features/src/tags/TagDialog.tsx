import type { Tag } from '@console/api/tags/schema';
import { useSaveTag } from '@console/api/tags/writeClient';
import { SelectField } from '@console/ui/form/SelectField';
import { TextField } from '@console/ui/form/TextField';
import { useState } from 'react';
import { ConflictPanel } from '../form/ConflictPanel.tsx';
import { DialogForm } from '../form/DialogForm.tsx';
import { differencesOf } from '../form/Differences.tsx';
import { FormField } from '../form/FormField.tsx';
import { useDialogForm } from '../form/useDialogForm.ts';
import { toSettle } from '../form/useFieldConflict.ts';
import { CATEGORY_LABELS } from './categoryLabels.ts';
import { tagForm, toFormValues, toTagWrite, wordsOf, type TagFormValues } from './tagForm.ts';

interface TagDialogProps {
  /** The tag to edit. Without it, a new tag is added. */
  tag?: Tag;
  onClose: () => void;
}

const DELETED =
  'Somebody has deleted this tag meanwhile. What you entered is still here: saving adds it as a new tag.';

/** Adds or edits a tag. When the tag was deleted meanwhile, it is added as a new one. */
export function TagDialog({ tag, onClose }: TagDialogProps) {
  const write = useSaveTag();
  const [deleted, setDeleted] = useState(false);
  const isDeleted = deleted || (tag !== undefined && write.error?.kind === 'notFound');
  const form = useDialogForm({
    definition: tagForm,
    defaults: toFormValues(tag),
    mode: 'all',
    draftKey: tag ? `tag-${tag.id}` : 'tag-new',
    savedAt: tag && (tag.updated_at ?? null),
    write,
    toBody: (values) => {
      // Later failures do not reset this, because a deleted tag stays deleted.
      setDeleted(isDeleted);
      return { id: isDeleted ? undefined : tag?.id, values: toTagWrite(values) };
    },
    success: 'Tag has been saved.',
    undo: ({ id }) =>
      tag && id === tag.id ? { id, values: toTagWrite(toFormValues(tag)) } : undefined,
    explain: ({ kind }) => (kind === 'notFound' && isDeleted ? { words: DELETED } : undefined),
    submitLabel: isDeleted ? 'Save as new tag' : 'Save',
    onClose,
  });
  const conflict = toSettle(form);
  return (
    <DialogForm
      title={tag ? 'Edit Tag' : 'Add Tag'}
      form={form}
      compare={
        tag &&
        ((draft: TagFormValues) => differencesOf(tagForm, [toFormValues(tag), draft], wordsOf))
      }
      question={
        conflict && (
          <ConflictPanel
            conflict={conflict}
            differences={differencesOf(
              tagForm,
              [conflict.theirs, form.values],
              wordsOf,
              conflict.fields,
            )}
          />
        )
      }
    >
      <FormField form={form} name="title">
        {(field) => <TextField {...field} label="Title" required />}
      </FormField>
      <FormField form={form} name="category">
        {(field) => (
          <SelectField {...field} label="Category" options={CATEGORY_LABELS} emptyLabel="None" />
        )}
      </FormField>
    </DialogForm>
  );
}
