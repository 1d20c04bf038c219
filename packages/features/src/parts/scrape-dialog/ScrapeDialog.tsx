import { ConfirmDialog } from '@console/ui/ConfirmDialog';
import { CheckboxField } from '@console/ui/form/CheckboxField';
import { TextField } from '@console/ui/form/TextField';
import { useState } from 'react';
import { ConflictPanel } from '../../form/ConflictPanel.tsx';
import { DialogForm } from '../../form/DialogForm.tsx';
import { differencesOf } from '../../form/Differences.tsx';
import { FormField } from '../../form/FormField.tsx';
import { LookupField } from './LookupField.tsx';
import { atsPattern, valueText, type ScrapeFormValues } from './scrapeForm.ts';
import { useScrapeForm, type ScrapeSubject } from './useScrapeForm.ts';

const QUESTIONS = {
  site_type: {
    title: 'Site Type Has Changed',
    text: 'Are you sure you want to change the Site Type?',
  },
  ats: { title: 'ATS Has Changed', text: 'Are you sure you want to change the ATS?' },
} as const;
type Asking = keyof typeof QUESTIONS;

interface ScrapeDialogProps {
  subject: ScrapeSubject;
  onClose: () => void;
}

/**
 * Adds a scrape to an entity, or edits a scrape. It asks for confirmation when another site type or
 * ATS is chosen for an existing scrape.
 */
export function ScrapeDialog({ subject, onClose }: ScrapeDialogProps) {
  const form = useScrapeForm(subject, onClose);
  const { conflict, values, base, definition, isNew, ats, siteTypes, siteTypeLabel } = form;
  const [asked, setAsked] = useState<{ field: Asking; before: string }>();

  const words = (of: ScrapeFormValues, field: keyof ScrapeFormValues) =>
    valueText(of, field, siteTypeLabel);
  const choose = (field: Asking, chosen: string, onChange: (value: string) => void) => {
    onChange(chosen);
    if (!isNew && chosen !== base[field]) setAsked({ field, before: values[field] });
  };
  const takeBack = () => {
    if (asked)
      form.setValue(asked.field, asked.before, { shouldDirty: true, shouldValidate: true });
    setAsked(undefined);
  };
  const siteTypeOptions = siteTypes.data?.map(({ value, label }) => ({
    value: String(value),
    label,
  }));
  return (
    <>
      <DialogForm
        title={isNew ? 'Add Scrape' : 'Edit Scrape'}
        form={form}
        compare={
          isNew
            ? undefined
            : (draft: ScrapeFormValues) => differencesOf(definition, [base, draft], words)
        }
        question={
          conflict && (
            <ConflictPanel
              conflict={conflict}
              differences={differencesOf(
                definition,
                [conflict.theirs, values],
                words,
                conflict.fields,
              )}
            />
          )
        }
      >
        <FormField form={form} name="name">
          {(field) => <TextField {...field} label="Name" required />}
        </FormField>
        <FormField form={form} name="site_type">
          {(field) => (
            <LookupField
              field={{
                ...field,
                onChange: (chosen) => choose('site_type', chosen, field.onChange),
              }}
              label="Site Type"
              read={siteTypes}
              options={withPresent(siteTypeOptions, field.value, siteTypeLabel)}
            />
          )}
        </FormField>
        <FormField form={form} name="career_portal">
          {(field) => <TextField {...field} label="Career Portal" />}
        </FormField>
        <FormField form={form} name="ats">
          {(field) => (
            <LookupField
              field={{ ...field, onChange: (chosen) => choose('ats', chosen, field.onChange) }}
              label="ATS"
              emptyLabel="None"
              read={ats}
              options={withPresent(
                ats.data?.map(({ name }) => ({ value: name, label: name })),
                field.value,
                (name) => name,
              )}
            />
          )}
        </FormField>
        {isNew && atsPattern(form.systems, values.ats) !== null && (
          <FormField form={form} name="ats_data">
            {(field) => <TextField {...field} label="ATS Data" />}
          </FormField>
        )}
        {!isNew && (
          <FormField form={form} name="active">
            {(field) => <CheckboxField {...field} label="Active" />}
          </FormField>
        )}
      </DialogForm>
      {asked && (
        <ConfirmDialog
          title={QUESTIONS[asked.field].title}
          confirmLabel="Continue"
          pending={false}
          onConfirm={() => setAsked(undefined)}
          onClose={takeBack}
        >
          {QUESTIONS[asked.field].text}
        </ConfirmDialog>
      )}
    </>
  );
}

type Choice = { value: string; label: string };

/** The choices of a lookup. The present value is added when the lookup does not have it. */
function withPresent(
  choices: readonly Choice[] = [],
  present: string,
  labelOf: (value: string) => string,
): readonly Choice[] {
  return present === '' || choices.some(({ value }) => value === present)
    ? choices
    : [...choices, { value: present, label: labelOf(present) }];
}
