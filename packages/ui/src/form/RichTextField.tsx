import {
  Suspense,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { afterPaint } from '../afterPaint.ts';
import { lazy } from '../lazy.tsx';
import type { RichTextHandle } from '../RichText/handle.ts';
import { createLateReport } from '../RichText/lateReport.ts';
import { useOwned } from '../useOwned.ts';
import { FieldNote, type FieldProps } from './Field.tsx';
import { useIsTyping } from './useIsTyping.ts';
import styles from './Field.module.css';

const load = () => import('../RichText/index.ts');
const RichText = lazy(() => load().then((module) => module.RichText));

/** Loads the editor ahead, for a form that is about to show it. */
export const preloadEditor = (): void => {
  void load().catch(() => {}); // rendering the editor reports the failure
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The methods of the field for the form around it. */
export interface RichTextFieldHandle {
  /** The editable element: the text area or the editor. Undefined while the field is not mounted. */
  element: () => HTMLElement | undefined;
  /** Writes plain text at the caret, and replaces `instead` if that stands before the caret. */
  insert: (text: string, instead?: string) => void;
}

interface Props extends FieldProps<string> {
  ref?: Ref<RichTextFieldHandle>;
  /** Called when `/` was typed at the start of a line, after it was inserted. */
  onSlash?: () => void;
  /** Shown while the field is empty. */
  placeholder?: string;
  /**
   * Creates the editor of an empty field only on focus, for forms that are often left without a
   * note.
   */
  editorOnFocus?: boolean;
}

const paragraphsOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${line.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)}</p>`)
    .join('');

/**
 * A rich text field with an HTML value; an empty document is the empty string. The editor is
 * created after the first paint, because creating it takes as long as the rest of a form, and not
 * while somebody types. Until then a text area takes the focus and the input. The editor then takes
 * over the focus, the text and the caret.
 */
export function RichTextField({
  label,
  name,
  value,
  onChange,
  onBlur,
  placeholder,
  editorOnFocus = false,
  ref,
  onSlash,
  ...state
}: Props) {
  const id = useId();
  const [start] = useState(value);
  const [wanted, setWanted] = useState(!editorOnFocus || value !== '');
  const [steps, setSteps] = useState(0);
  const [isTyping, noteTyping] = useIsTyping();
  const change = useOwned(createLateReport);
  const [isPrepared, setIsPrepared] = useState(false);
  const [ready, setReady] = useState(false);
  const early = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<RichTextHandle>(null);
  useEffect(preloadEditor, []);
  useEffect(() => {
    if (!wanted || isPrepared || isTyping) return undefined;
    let isCurrent = true;
    const prepare = async () => {
      const { prepareEditor } = await load();
      if (!isCurrent) return;
      // The text area does not show an existing text, so a field with a text does not wait for the
      // other steps.
      if (start === '' && prepareEditor()) setSteps(steps + 1);
      else setIsPrepared(true);
    };
    // Rendering the editor reports a failure.
    const stop = afterPaint(() => void prepare().catch(() => setIsPrepared(true)));
    return () => {
      isCurrent = false;
      stop();
    };
  }, [wanted, isPrepared, isTyping, steps, start]);
  const note = state.error || state.help || state.disabledReason ? `${id}-note` : undefined;
  const locked = state.disabledReason !== undefined;
  const typeEarly = (text: string) => onChange(text === '' ? start : start + paragraphsOf(text));
  const insert = (text: string, instead = '') => {
    if (editor.current) editor.current.insert(text, instead);
    else if (early.current) {
      const { value: typed, selectionStart, selectionEnd } = early.current;
      const isThere = typed.slice(0, selectionStart).endsWith(instead);
      const begin = isThere ? selectionStart - instead.length : selectionStart;
      early.current.setRangeText(text, begin, selectionEnd, 'end');
      early.current.focus();
      change.cancel();
      typeEarly(early.current.value);
    }
  };
  useImperativeHandle(ref, () => ({
    element: () => editor.current?.element ?? early.current ?? undefined,
    insert: locked ? () => undefined : insert,
  }));
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    // These keys may make the form around the field read its values.
    if (ctrlKey || metaKey || altKey || key === 'Escape') change.flush();
    if (!onSlash || locked || key !== '/' || ctrlKey || metaKey) return;
    const text = early.current;
    const isInText = event.target === (editor.current?.element ?? text);
    const isAtStart =
      editor.current?.isAtLineStart() ??
      (text?.selectionStart === text?.selectionEnd &&
        /(^|\n)$/.test(text?.value.slice(0, text.selectionStart) ?? ''));
    if (!isInText || !isAtStart) return;
    event.preventDefault(); // prevents the character from being typed into the menu that opens
    insert('/');
    onSlash();
  };
  const takeOver = (arrived: RichTextHandle) => {
    editor.current = arrived;
    change.flush();
    if (early.current) {
      const { value: text, selectionStart, selectionEnd } = early.current;
      arrived.insertTyped(text, [selectionStart, selectionEnd]);
      if (document.activeElement === early.current) arrived.focus();
    }
    setReady(true);
  };
  const leaveEarly = ({ currentTarget, relatedTarget }: FocusEvent) => {
    change.flush();
    if (!currentTarget.parentElement?.contains(relatedTarget)) onBlur?.();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.field} data-name={name} onKeyDown={onKeyDown}>
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
          aria-busy={wanted || undefined}
          aria-describedby={note}
          aria-invalid={state.error ? true : undefined}
          aria-disabled={locked || undefined}
          readOnly={locked}
          placeholder={placeholder}
          dir="auto"
          onFocus={() => setWanted(true)}
          onChange={({ target, nativeEvent }) => {
            noteTyping(nativeEvent instanceof InputEvent && nativeEvent.isComposing);
            change.report(() => typeEarly(target.value));
          }}
          onCompositionEnd={() => noteTyping(false)}
          onBlur={leaveEarly}
        />
      )}
      <Suspense>
        {ready || (isPrepared && !isTyping) ? (
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
