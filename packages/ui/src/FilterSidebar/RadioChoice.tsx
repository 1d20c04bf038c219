import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import type { FieldProps } from '../form/Field.tsx';
import type { Options } from '../form/options.ts';
import { RadioField } from '../form/RadioField.tsx';
import styles from './FilterSidebar.module.css';

interface Props extends FieldProps<string> {
  options: Options;
}

/**
 * A filter with its options as radio buttons. Radio buttons cannot be cleared, so a button clears
 * them.
 */
export function RadioChoice(field: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const clear = () => {
    frame.current?.querySelector('input')?.focus(); // this button is removed with the next render
    field.onChange('');
  };
  return (
    <div ref={frame} className={styles.radios}>
      <RadioField {...field} />
      {field.value === '' ? null : (
        <Button size="sm" tone="ghost" onClick={clear}>
          Clear {field.label}
        </Button>
      )}
    </div>
  );
}
