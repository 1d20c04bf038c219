import { lazy, Suspense, useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import { afterPaint } from '../afterPaint.ts';
import type { RichTextHandle } from '../RichText/RichText.tsx';
import { FieldNote, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

const load = () =>
  import('../RichText/RichText.tsx').then((module) => ({ default: module.RichText }));
const RichText = lazy(load);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

interface Props extends FieldProps<string> {
  /** Shown while it is empty. */
  placeholder?: string;
}

const paragraphsOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${line.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)}</p>`)
    .join('');

/**
 * Formatted text as HTML; an empty document is the empty string. The editor arrives after the first
 * paint, because creating it takes as long as the rest of a form. Until then a text area takes the
 * focus and the text, and the editor takes both over, with the caret.
 */
export function RichTextField({
  label,
  name,
  value,
  onChange,
  onBlur,
  placeholder,
  ...state
}: Props) {
  const id = useId();
  const [start] = useState(value);
  const [shown, setShown] = useState(false);
  const [ready, setReady] = useState(false);
  const early = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<RichTextHandle>(null);
  useEffect(() => {
    void load().catch(() => {}); // rendering the editor reports the failure
    return afterPaint(() => setShown(true));
  }, []);
  const note = state.error || state.help || state.disabledReason ? `${id}-note` : undefined;
  const locked = state.disabledReason !== undefined;
  const takeOver = (arrived: RichTextHandle) => {
    editor.current = arrived;
    if (early.current) {
      const { value: text, selectionStart, selectionEnd } = early.current;
      arrived.insertTyped(text, [selectionStart, selectionEnd]);
      if (document.activeElement === early.current) arrived.focus();
    }
    setReady(true);
  };
  const leaveEarly = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.parentElement?.contains(relatedTarget)) onBlur?.();
  };
  return (
    <div className={styles.field} data-name={name}>
      {/* The browser focuses the text area by itself, but not the editor. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={styles.label}
        data-required={state.required || undefined}
        onClick={() => editor.current?.focus()}
      >
        {label}
      </label>
      {ready ? null : (
        <textarea
          ref={early}
          id={id}
          className={styles.earlyText}
          aria-busy="true"
          aria-describedby={note}
          aria-invalid={state.error ? true : undefined}
          aria-disabled={locked || undefined}
          readOnly={locked}
          placeholder={placeholder}
          dir="auto"
          onChange={({ target }) =>
            onChange(target.value === '' ? start : start + paragraphsOf(target.value))
          }
          onBlur={leaveEarly}
        />
      )}
      <Suspense>
        {shown ? (
          <RichText
            labelledBy={`${id}-label`}
            describedBy={note}
            invalid={Boolean(state.error)}
            readOnly={locked}
            placeholder={placeholder}
            value={start}
            onChange={onChange}
            onBlur={onBlur}
            onReady={takeOver}
          />
        ) : null}
      </Suspense>
      <FieldNote id={id} {...state} />
    </div>
  );
}
