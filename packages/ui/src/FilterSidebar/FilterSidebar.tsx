import { useState, type SyntheticEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { FilterControl } from './FilterControl.tsx';
import type { AnyField } from './filterField.types.ts';
import { isSet } from './filterValue.ts';
import styles from './FilterSidebar.module.css';

export type { FilterChoice, FilterField, FilterValues } from './filterField.types.ts';

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
  const [draft, setDraft] = useState({ values, of: values, resets: 0 });
  // Filters that were changed elsewhere (a chip, Back) replace what was chosen here.
  const shown = JSON.stringify(draft.of) === JSON.stringify(values) ? draft.values : values;
  const apply = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refused = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (refused) {
      refused.focus();
      return;
    }
    setDraft({ ...draft, values: shown, of: shown }); // or what was chosen would come back together with the filters it was chosen from
    onApply(shown);
  };
  const reset = () => {
    setDraft({ values, of: values, resets: draft.resets + 1 }); // drawn anew, to forget what was typed and is no number
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
