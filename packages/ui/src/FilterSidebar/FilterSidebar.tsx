import { useState, type SyntheticEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { FilterControl } from './FilterControl.tsx';
import type { AnyField } from './filterField.types.ts';
import { isSet } from './filterValue.ts';
import styles from './FilterSidebar.module.css';

export type { FilterField, FilterValues } from './filterField.types.ts';

interface Props<V extends object> {
  /** In the order in which they stand; `FilterField<V>[]`. */
  fields: readonly AnyField<keyof V & string>[];
  /** What filters the list now. */
  values: V;
  onApply: (values: V) => void;
  onReset: () => void;
}

/** The filters of a list. Nothing happens before Apply. */
export function FilterSidebar<V extends object>({ fields, values, onApply, onReset }: Props<V>) {
  const [draft, setDraft] = useState({ values, of: values });
  // Filters that were changed elsewhere (a chip, Back) replace what was chosen here.
  const shown = JSON.stringify(draft.of) === JSON.stringify(values) ? draft.values : values;
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    setDraft({ values: shown, of: shown }); // or what was chosen would come back together with the filters it was chosen from
    onApply(shown);
  };
  const reset = () => {
    setDraft({ values, of: values });
    onReset();
  };
  const change = (name: keyof V & string, value: unknown) => {
    const next: V = isSet(value) ? { ...shown, [name]: value } : { ...shown, [name]: undefined };
    setDraft({ values: next, of: values });
  };
  return (
    <form className={styles.sidebar} noValidate onSubmit={apply}>
      <div className={styles.fields}>
        {fields.map((field) => <FilterControl key={field.name} field={field} value={shown[field.name]} onChange={(value) => change(field.name, value)} />)}
      </div>
      <footer className={styles.footer}>
        <Button onClick={reset}>Reset All</Button>
        <Button type="submit" tone="primary">Apply</Button>
      </footer>
    </form>
  );
}
