import type { EntityVersion } from '@console/api/entities/client';
import { TextField } from '@console/ui/form/TextField';
import { ConflictPanel } from '../../form/ConflictPanel.tsx';
import { DialogForm } from '../../form/DialogForm.tsx';
import { differencesOf } from '../../form/Differences.tsx';
import { FormField } from '../../form/FormField.tsx';
import { AddressField } from './AddressField.tsx';
import { entityForm, valueText, type EntityFormValues } from './entityForm.ts';
import { ScrapingFields } from './ScrapingFields.tsx';
import { useEntityForm, type EntityCreation, type EntityDialogVariant } from './useEntityForm.ts';

interface EntityDialogProps {
  variant: EntityDialogVariant;
  /** The entity to edit, as it was loaded. Without it, a new entity is added. */
  version?: EntityVersion;
  /** Replaces the usual call that creates an entity. */
  creation?: EntityCreation;
  onClose: () => void;
}

/** Adds or edits an entity. */
export function EntityDialog({ variant, version, creation, onClose }: EntityDialogProps) {
  const form = useEntityForm({ variant, version, creation, onClose });
  const { conflict, reasonTags, values } = form;
  const tagTitle = (id: string) =>
    reasonTags.find((tag) => String(tag.id) === id)?.title ?? `Tag ${id}`;
  const words = (of: EntityFormValues, field: keyof EntityFormValues) =>
    valueText(of, field, tagTitle);
  return (
    <DialogForm
      title={version ? 'Edit' : 'Add'}
      form={form}
      compare={
        version &&
        ((draft: EntityFormValues) => differencesOf(entityForm, [form.base, draft], words))
      }
      question={
        conflict && (
          <ConflictPanel
            conflict={conflict}
            differences={differencesOf(
              entityForm,
              [conflict.theirs, values],
              words,
              conflict.fields,
            )}
          />
        )
      }
    >
      <FormField form={form} name="company_name">
        {(field) => <TextField {...field} label="Name" required />}
      </FormField>
      <AddressField name="url" form={form} withAbsent={variant === 'full'} />
      <AddressField name="career_page" form={form} withAbsent={variant === 'full'} />
      <FormField form={form} name="tier_level">
        {(field) => (
          <TextField {...field} label="Tier Level" inputMode="numeric" help="0 to 3, or empty" />
        )}
      </FormField>
      {variant === 'full' && <ScrapingFields form={form} />}
    </DialogForm>
  );
}
