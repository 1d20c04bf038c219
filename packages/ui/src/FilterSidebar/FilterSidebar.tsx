import { useState, type SyntheticEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { MultiSelectField } from '../form/MultiSelectField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { threeWay } from '../threeWay.ts';
import type { AnyField } from './filterField.types.ts';
import { asList, asText, isSet } from './filterValue.ts';
import { RadioChoice } from './RadioChoice.tsx';
import { DayRange, NumberRange } from './RangeFilters.tsx';
import styles from './FilterSidebar.module.css';

export { MultiSelectField };
export type { FilterChoice, FilterField, FilterValues } from './filterField.types.ts';

interface Props<V extends object> {
  /** In display order; `FilterField<V>[]`. */
  fields: readonly AnyField<keyof V & string>[];
  /** The filters that are applied. */
  values: V;
  onApply: (values: V) => void;
  onReset: () => void;
}

/**
 * The draft on top of the filters as they are now. A chip, Reset All or Back may have changed them
 * since the draft began: a field that was changed there follows, every other keeps what was typed.
 */
function withChangesElsewhere<V extends object>(draft: { values: V; of: V }, values: V): V {
  const { merged, clashes } = threeWay(draft.of, draft.values, values);
  return clashes.reduce((shown, name) => ({ ...shown, [name]: values[name] }), merged);
}

/** The filters of a list. Nothing happens before Apply. */
export function FilterSidebar<V extends object>({ fields, values, onApply, onReset }: Props<V>) {
  const [draft, setDraft] = useState({ values, of: values, resets: 0 });
  const shown = withChangesElsewhere(draft, values);
  const apply = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refused = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (refused) {
      refused.focus();
      return;
    }
    setDraft({ ...draft, values: shown, of: shown }); // What was applied is no draft any more.
    onApply(shown);
  };
  const reset = () => {
    // A new key draws the fields anew: an input may hold text that is no number and no value.
    setDraft({ values, of: values, resets: draft.resets + 1 });
    onReset();
  };
  const change = (name: keyof V & string, value: unknown) => {
    const next: V = isSet(value) ? { ...shown, [name]: value } : { ...shown, [name]: undefined };
    setDraft({ ...draft, values: next, of: values });
  };
  return (
    <form className={styles.sidebar} noValidate onSubmit={apply}>
      <div key={draft.resets} className={styles.fields}>
        {fields.map((field) => (
          <FilterControl
            key={field.name}
            field={field}
            value={shown[field.name]}
            onChange={(value) => change(field.name, value)}
          />
        ))}
      </div>
      <footer className={styles.footer}>
        <Button onClick={reset}>Reset All</Button>
        <Button type="submit" tone="primary">
          Apply
        </Button>
      </footer>
    </form>
  );
}

interface ControlProps {
  field: AnyField<string>;
  value: unknown;
  /** `undefined`, an empty text or an empty list: not set. */
  onChange: (value: unknown) => void;
}

/** The control for a filter's kind. */
function FilterControl({ field, value, onChange }: ControlProps) {
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
      return field.radios ? (
        <RadioChoice
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
