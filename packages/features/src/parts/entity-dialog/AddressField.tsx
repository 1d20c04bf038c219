import { normaliseUrl } from '@console/api/core/urls';
import { CheckboxField } from '@console/ui/form/CheckboxField';
import { TextField } from '@console/ui/form/TextField';
import { FormField } from '../../form/FormField.tsx';
import { refusalOf } from '../../form/refusal.ts';
import { ADDRESS_FIELDS, type AddressName } from './duplicates.ts';
import { DuplicatesPanel } from './DuplicatesPanel.tsx';
import type { EntityForm } from './useEntityForm.ts';

interface AddressFieldProps {
  name: AddressName;
  form: EntityForm;
  /** Adds the check box that says that the entity has no such address. */
  withAbsent: boolean;
}

/**
 * The field Website or Career Page, with the entities that already have the address and with the
 * check box that overrides the check for duplicates.
 */
export function AddressField({ name, form, withAbsent }: AddressFieldProps) {
  const { values, setValue, clearErrors, refusals, duplicates, lookUp } = form;
  const { label, absent, override, duplicates: text } = ADDRESS_FIELDS[name];
  const matches = duplicates[name];
  const isRefused = refusalOf(refusals, name, values[name]) !== undefined;

  const type = (address: string, onChange: (address: string) => void) => {
    onChange(address);
    setValue(override.name, false, { shouldDirty: true });
  };
  const leave = (onBlur: () => void) => {
    const address = normaliseUrl(values[name]);
    if (address !== values[name])
      setValue(name, address, { shouldDirty: true, shouldValidate: true });
    onBlur();
    lookUp(name, address);
  };
  const tickAbsent = (ticked: boolean) => {
    setValue(absent.name, ticked, { shouldDirty: true });
    if (ticked) {
      setValue(override.name, false, { shouldDirty: true });
      setValue('can_not_scrape_employer', true, { shouldDirty: true });
    }
    setValue(name, '', { shouldDirty: true });
    clearErrors([name, 'tag']); // The rules for both fields have changed; the next key validates them again.
  };

  return (
    <>
      <FormField form={form} name={name}>
        {(field) => (
          <TextField
            {...field}
            label={label}
            required={!values[absent.name]}
            disabledReason={values[absent.name] ? `${absent.label} is ticked.` : undefined}
            onChange={(address) => type(address, field.onChange)}
            onBlur={() => leave(field.onBlur)}
          />
        )}
      </FormField>
      {withAbsent && (
        <FormField form={form} name={absent.name}>
          {(field) => <CheckboxField {...field} label={absent.label} onChange={tickAbsent} />}
        </FormField>
      )}
      {/* This is not a live region when the server refused the address, because the notice has
          announced it. */}
      <div aria-live={isRefused ? 'off' : 'polite'}>
        {matches.length > 0 && (
          <DuplicatesPanel text={isRefused ? undefined : text} matches={matches} />
        )}
      </div>
      {matches.length > 0 && (
        <FormField form={form} name={override.name}>
          {(field) => <CheckboxField {...field} label={override.label} />}
        </FormField>
      )}
    </>
  );
}
