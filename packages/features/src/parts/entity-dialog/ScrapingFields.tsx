import { reasonScrapingLocked } from '@console/api/entities/rules';
import { CheckboxField } from '@console/ui/form/CheckboxField';
import { SelectField } from '@console/ui/form/SelectField';
import { FormField } from '../../form/FormField.tsx';
import type { EntityForm } from './useEntityForm.ts';

interface ScrapingFieldsProps {
  entityForm: EntityForm;
}

/** Whether the employer can be scraped, and the tag that says why not. */
export function ScrapingFields({
  entityForm: {
    form: { control, setValue },
    values,
    refused,
    reasonTags,
  },
}: ScrapingFieldsProps) {
  const locked = reasonScrapingLocked(values);
  const tick = (ticked: boolean) => {
    setValue('can_not_scrape_employer', ticked, { shouldDirty: true });
    if (!ticked) setValue('tag', '', { shouldDirty: true });
  };
  return (
    <>
      <FormField control={control} name="can_not_scrape_employer">
        {(field) => (
          <CheckboxField
            {...field}
            label="Can Not Scrape Employer"
            disabledReason={locked}
            onChange={tick}
          />
        )}
      </FormField>
      {values.can_not_scrape_employer && (
        <FormField control={control} name="tag" refused={refused}>
          {(field) => (
            <SelectField
              {...field}
              label="Tag"
              required={locked !== undefined}
              options={reasonTags.map(({ id, title }) => ({ value: String(id), label: title }))}
            />
          )}
        </FormField>
      )}
    </>
  );
}
