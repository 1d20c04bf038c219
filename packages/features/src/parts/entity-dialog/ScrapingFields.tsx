import { reasonScrapingLocked } from '@console/api/entities/rules';
import { CheckboxField } from '@console/ui/form/CheckboxField';
import { SelectField } from '@console/ui/form/SelectField';
import { FormField } from '../../form/FormField.tsx';
import type { EntityForm } from './useEntityForm.ts';

interface ScrapingFieldsProps {
  form: EntityForm;
}

/**
 * The fields that say whether the entity can be scraped and, when it cannot, which reason tag it
 * has.
 */
export function ScrapingFields({ form }: ScrapingFieldsProps) {
  const { values, setValue, reasonTags } = form;
  const locked = reasonScrapingLocked(values);
  const tick = (ticked: boolean) => {
    setValue('can_not_scrape_employer', ticked, { shouldDirty: true });
    if (!ticked) setValue('tag', '', { shouldDirty: true });
  };
  return (
    <>
      <FormField form={form} name="can_not_scrape_employer">
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
        <FormField form={form} name="tag">
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
