import { useState, type SyntheticEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { MultiSelectField } from '../form/MultiSelectField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { threeWayMerge } from '../threeWayMerge.ts';
import type { AnyField } from './filterField.types.ts';
import { asList, asText, isSet } from './filterValue.ts';
import { RadioChoice } from './RadioChoice.tsx';
import { DayRange, NumberRange } from './RangeFilters.tsx';
import styles from './FilterSidebar.module.css';

export { MultiSelectField };
export type { FilterChoice, FilterField, FilterValues } from './filterField.types.ts';

interface Props<V extends object> {
  /** The fields in display order, of the type `FilterField<V>[]`. */
  fields: readonly AnyField<keyof V & string>[];
  /** The filters that are applied. */
  values: V;
  onApply: (values: V) => void;
  onReset: () => void;
}

/**
 * Merges the draft with the present filters. A chip, Reset All or Back may have changed filters
 * since the draft began: such a field takes the new value, every other field keeps what was typed.
 */
function withChangesElsewhere<V extends object>(draft: { values: V; of: V }, values: V): V {
  const { merged, conflicts } = threeWayMerge(draft.of, draft.values, values);
  return conflicts.reduce((shown, name) => ({ ...shown, [name]: values[name] }), merged);
}

/** The filter fields of a list. Changes take effect with Apply. */
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
    // The applied values are the new base of the draft.
    setDraft({ ...draft, values: shown, of: shown });
    onApply(shown);
  };
  const reset = () => {
    // The counter in the key remounts the fields, because an input may hold text that is not a
    // valid number.
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
  /** Called with the new value. `undefined`, an empty text and an empty list mean "not set". */
  onChange: (value: unknown) => void;
}

function FilterControl({ field, value, onChange }: ControlProps) {
  const { label, name } = field;
  const shared = { label, name, onChange };
  const words = asText(value);
  switch (field.kind) {
    case 'text':
      return field.digits ? (
        <TextField
          {...shared}
          value={words}
          maxLength={10}
          inputMode="numeric"
          error={/\D/.test(words.trim()) ? 'Enter a number.' : undefined}
        />
      ) : (
        <TextField {...shared} value={words} maxLength={255} />
      );
    case 'oneOf':
      return field.radios ? (
        <RadioChoice {...shared} value={words} options={field.options} />
      ) : (
        <SelectField {...shared} value={words} options={field.options} emptyLabel="All" />
      );
    case 'manyOf':
      return field.Control ? (
        <field.Control label={label} value={asList(value)} onChange={onChange} />
      ) : (
        <MultiSelectField {...shared} value={asList(value)} options={field.options} />
      );
    case 'numberRange':
      return <NumberRange {...shared} value={value} allowNegative={field.allowNegative} />;
    case 'dayRange':
      return <DayRange {...shared} value={value} />;
    case 'flag':
      return (
        <CheckboxField
          {...shared}
          value={value === true}
          onChange={(checked) => onChange(checked || undefined)}
        />
      );
  }
}
