import { noticeOf } from '@console/api/core/errors';
import type { EntityVersion } from '@console/api/entities/client';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { TextField } from '@console/ui/form/TextField';
import { FormDialog } from '@console/ui/FormDialog';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { useLocation } from 'wouter';
import { FormField } from '../../form/FormField.tsx';
import { AddressField } from './AddressField.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { reasonNotSavable } from './reasonNotSavable.ts';
import { ScrapingFields } from './ScrapingFields.tsx';
import { useEntityForm, type EntityDialogVariant } from './useEntityForm.ts';

interface EntityDialogProps {
  variant: EntityDialogVariant;
  /** The entity to edit, as it was loaded; without it a new one is added. */
  version?: EntityVersion;
  onClose: () => void;
}

/** Adds or edits an entity. */
export function EntityDialog({ variant, version, onClose }: EntityDialogProps) {
  const [, navigate] = useLocation();
  const entityForm = useEntityForm(variant, version);
  const {
    form: { control },
    unsaved,
    base,
    error,
    pending,
    save,
    values,
    refused,
    duplicates,
  } = entityForm;
  const stale = error?.kind === 'stale';
  const notice = error && !stale ? noticeOf(error) : undefined;

  const submit = async (over = base) => {
    const saved = await save(over);
    if (!saved) return;
    const address = `/entities/${saved.entity.id}`;
    if (over) showSuccess('Entity has been saved.');
    else
      showSuccess(
        'Entity has been created.',
        variant === 'quick' ? { label: saved.entity.company_name, href: address } : undefined,
      );
    onClose();
    if (!over && variant === 'full') navigate(address);
  };

  return (
    <FormDialog
      title={version ? 'Edit' : 'Add'}
      submit={{ label: 'Save', pending, disabledReason: reasonNotSavable(values, duplicates) }}
      error={notice && `${notice.title}. ${notice.detail ?? ''}`}
      dirty={unsaved.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {unsaved.draft && (
        <Banner
          tone="info"
          action={
            <>
              <Button size="sm" onClick={unsaved.restoreDraft}>
                Restore
              </Button>
              <Button size="sm" onClick={unsaved.forgetDraft}>
                Discard
              </Button>
            </>
          }
        >
          What you typed before the page was loaded again has been kept.
        </Banner>
      )}
      {stale && base && (
        <ConflictPanel
          entityForm={entityForm}
          base={base}
          detail={error.detail}
          onKeepMine={(newer) => void submit(newer)}
        />
      )}
      <FormField control={control} name="company_name" refused={refused}>
        {(field) => <TextField {...field} label="Name" required />}
      </FormField>
      <AddressField name="url" entityForm={entityForm} withAbsent={variant === 'full'} />
      <AddressField name="career_page" entityForm={entityForm} withAbsent={variant === 'full'} />
      <FormField control={control} name="tier_level" refused={refused}>
        {(field) => (
          <TextField {...field} label="Tier Level" inputMode="numeric" help="0 to 3, or empty" />
        )}
      </FormField>
      {variant === 'full' && <ScrapingFields entityForm={entityForm} />}
    </FormDialog>
  );
}
