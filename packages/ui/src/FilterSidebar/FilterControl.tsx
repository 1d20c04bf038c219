import { CheckboxField } from '../form/CheckboxField.tsx';
import { MultiSelectField } from '../form/MultiSelectField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { DayRange } from './DayRange.tsx';
import type { AnyField } from './filterField.types.ts';
import { asList, asText } from './filterValue.ts';
import { NumberRange } from './NumberRange.tsx';

interface Props {
  field: AnyField<string>;
  value: unknown;
  /** `undefined`, an empty text or an empty list: not set. */
  onChange: (value: unknown) => void;
}

/** The control for a filter's kind. */
export function FilterControl({ field, value, onChange }: Props) {
  const { label, name } = field;
  switch (field.kind) {
    case 'text':
      return field.digits ? (
        <TextField
          label={label}
          name={name}
          value={asText(value)}
          onChange={onChange}
          maxLength={10}
          inputMode="numeric"
          error={/\D/.test(asText(value).trim()) ? 'Enter a number.' : undefined}
        />
      ) : (
        <TextField
          label={label}
          name={name}
          value={asText(value)}
          onChange={onChange}
          maxLength={255}
        />
      );
    case 'oneOf':
      return field.Control ? (
        <field.Control
          label={label}
          name={name}
          value={asText(value)}
          onChange={onChange}
          options={field.options}
        />
      ) : (
        <SelectField
          label={label}
          name={name}
          value={asText(value)}
          onChange={onChange}
          options={field.options}
          emptyLabel="All"
        />
      );
    case 'manyOf':
      return field.Control ? (
        <field.Control label={label} value={asList(value)} onChange={onChange} />
      ) : (
        <MultiSelectField
          label={label}
          name={name}
          value={asList(value)}
          onChange={onChange}
          options={field.options}
        />
      );
    case 'numberRange':
      return (
        <NumberRange
          label={label}
          name={name}
          value={value}
          onChange={onChange}
          allowNegative={field.allowNegative}
        />
      );
    case 'dayRange':
      return <DayRange label={label} name={name} value={value} onChange={onChange} />;
    case 'flag':
      return (
        <CheckboxField
          label={label}
          name={name}
          value={value === true}
          onChange={(checked) => onChange(checked || undefined)}
        />
      );
  }
}
