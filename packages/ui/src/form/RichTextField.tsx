import { lazy, Suspense, useId } from 'react';
import styles from './Field.module.css';
import { FieldNote } from './FieldNote.tsx';
import type { FieldProps } from './field.types.ts';

const RichText = lazy(() => import('../RichText/RichText.tsx').then((module) => ({ default: module.RichText })));

/** Formatted text as HTML; empty is the empty text. The editor comes when it is first needed. */
export function RichTextField({ label, name, value, onChange, onBlur, ...state }: FieldProps<string>) {
  const id = useId();
  const note = state.error || state.help || state.disabledReason ? `${id}-note` : undefined;
  return (
    <div className={styles.field} data-name={name}>
      <span id={`${id}-label`} className={styles.label} data-required={state.required || undefined}>{label}</span>
      <Suspense fallback={<div className={styles.input} style={{ minHeight: 154 }} />}>
        <RichText labelledBy={`${id}-label`} describedBy={note} invalid={Boolean(state.error)} readOnly={state.disabledReason !== undefined} value={value} onChange={onChange} onBlur={onBlur} />
      </Suspense>
      <FieldNote id={id} {...state} />
    </div>
  );
}
