import { normaliseUrl } from '@console/api/entities/rules';
import { CheckboxField } from '@console/ui/form/CheckboxField';
import { TextField } from '@console/ui/form/TextField';
import { FormField } from '../../form/FormField.tsx';
import { ADDRESS_FIELDS, type AddressName } from './addressFields.ts';
import { DuplicatesPanel } from './DuplicatesPanel.tsx';
import type { EntityForm } from './useEntityForm.ts';

interface AddressFieldProps {
  name: AddressName;
  entityForm: EntityForm;
  /** With the box that says that the employer has no such address. */
  withAbsent: boolean;
}

/** Website or Career Page: the address, who else has it, and what overrides that. */
export function AddressField({
  name,
  entityForm: {
    form: { control, setValue, clearErrors },
    values,
    refused,
    duplicates,
    lookUp,
  },
  withAbsent,
}: AddressFieldProps) {
  const { label, absent, override, duplicates: text } = ADDRESS_FIELDS[name];
  const matches = duplicates[name];

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
    clearErrors([name, 'tag']); // Both follow other rules now; their messages come again with the next key.
  };

  return (
    <>
      <FormField control={control} name={name} refused={refused}>
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
        <FormField control={control} name={absent.name}>
          {(field) => <CheckboxField {...field} label={absent.label} onChange={tickAbsent} />}
        </FormField>
      )}
      <div aria-live="polite">
        {matches.length > 0 && <DuplicatesPanel text={text} matches={matches} />}
      </div>
      {matches.length > 0 && (
        <FormField control={control} name={override.name}>
          {(field) => <CheckboxField {...field} label={override.label} />}
        </FormField>
      )}
    </>
  );
}
