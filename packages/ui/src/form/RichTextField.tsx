import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { afterPaint } from '../afterPaint.ts';
import type { FieldProps } from './field.types.ts';
import { FieldNote } from './FieldNote.tsx';
import styles from './Field.module.css';

const load = () =>
  import('../RichText/RichText.tsx').then((module) => ({ default: module.RichText }));
const RichText = lazy(load);

const place = <div className={styles.input} style={{ minHeight: 154 }} />;

/**
 * Formatted text as HTML; empty is the empty text. The editor comes when it is first needed, in the
 * frame after the form around it: making one takes as long as all the rest.
 */
export function RichTextField({
  label,
  name,
  value,
  onChange,
  onBlur,
  ...state
}: FieldProps<string>) {
  const id = useId();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    void load().catch(() => {}); // who waits for the editor hears of it
    return afterPaint(() => setShown(true));
  }, []);
  const note = state.error || state.help || state.disabledReason ? `${id}-note` : undefined;
  return (
    <div className={styles.field} data-name={name}>
      <span id={`${id}-label`} className={styles.label} data-required={state.required || undefined}>
        {label}
      </span>
      <Suspense fallback={place}>
        {shown ? (
          <RichText
            labelledBy={`${id}-label`}
            describedBy={note}
            invalid={Boolean(state.error)}
            readOnly={state.disabledReason !== undefined}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
          />
        ) : (
          place
        )}
      </Suspense>
      <FieldNote id={id} {...state} />
    </div>
  );
}
