import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type CompositionEvent,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { CodeEditorProps } from './codeEditor.types.ts';
import { offsetOf, toEditorText } from './codeText.ts';
import { loadEditorTheme } from './editorThemes.ts';
import { positionAt, problemAfter } from './php/codeProblem.ts';
import { createTyping } from './typing.ts';
import type { UndoTexts } from './undoTexts.ts';
import styles from './CodeEditor.module.css';

/** The line height in pixels, the same as in the style sheet and in the editor. */
export const LINE_HEIGHT = 20;

interface CodeFieldProps extends CodeEditorProps {
  /** A ref to the text area, whose text and cursor the editor takes over. */
  field: RefObject<HTMLTextAreaElement | null>;
  undoTexts: UndoTexts;
  /** True while the editor loads. */
  busy: boolean;
}

/** Whether an input method is composing a letter in the field. */
export const isComposing = (field: HTMLTextAreaElement): boolean =>
  field.dataset['composing'] === 'true';
const note = ({ currentTarget, type }: CompositionEvent<HTMLTextAreaElement>) => {
  currentTarget.dataset['composing'] = String(type === 'compositionstart');
};

/** The colours of a theme. Undefined for the default theme, whose colours are in the style sheet. */
function useThemeColours(theme: string): CSSProperties | undefined {
  const [colours, setColours] = useState<CSSProperties>();
  useEffect(() => {
    let current = true;
    void loadEditorTheme(theme)
      .catch(() => undefined)
      .then((data) => {
        if (!current) return;
        setColours(
          data && {
            background: data.colors['editor.background'],
            color: data.colors['editor.foreground'],
            colorScheme: data.base === 'vs' ? 'light' : 'dark',
          },
        );
      });
    return () => {
      current = false;
    };
  }, [theme]);
  return colours;
}

/**
 * A text area in which PHP is edited until the editor is ready, and instead of the editor when
 * loading failed. Each document has a text area of its own.
 */
export function CodeField({
  label,
  documentId,
  text,
  onChange,
  onTyping,
  readOnlyReason,
  theme,
  problems,
  ref,
  field,
  undoTexts,
  busy,
}: CodeFieldProps) {
  const colours = useThemeColours(theme);
  const [start] = useState(text);
  const [typing] = useState(() => createTyping<HTMLTextAreaElement>());
  const change = useEffectEvent(onChange);
  const stillTyping = useEffectEvent(() => onTyping?.());
  // The text that was passed on last.
  const latest = useRef(start);
  useEffect(() => {
    undoTexts.add(documentId, latest.current);
    const stop = typing.listen({
      onPause: ({ value }) => {
        latest.current = toEditorText(value);
        change(documentId, latest.current);
      },
      onTyping: () => stillTyping(),
    });
    return () => {
      typing.flush();
      undoTexts.add(documentId, latest.current);
      stop();
    };
  }, [typing, documentId, undoTexts]);
  const show = (area: HTMLTextAreaElement | null, next: string) => {
    if (area) area.value = next;
    latest.current = next;
    onChange(documentId, next);
  };
  /** Undoes the replacement of the whole text. The browser itself undoes what was typed. */
  const undo = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { ctrlKey, metaKey, shiftKey, altKey, key, currentTarget } = event;
    if (!(ctrlKey || metaKey) || shiftKey || altKey || key.toLowerCase() !== 'z') return;
    const before = undoTexts.back(documentId, toEditorText(currentTarget.value));
    if (before === undefined) return;
    event.preventDefault();
    show(currentTarget, before);
  };

  useImperativeHandle(ref, () => {
    const goTo = ({ line, column = 1 }: { line: number; column?: number }) => {
      const area = field.current;
      if (!area) return;
      const at = offsetOf(area.value, line, column);
      area.focus();
      area.setSelectionRange(at, at);
      area.scrollTop = line * LINE_HEIGHT - area.clientHeight / 2;
    };
    const shown = () => (field.current ? toEditorText(field.current.value) : undefined);
    return {
      text: shown,
      flush: () => {
        typing.flush();
        return shown();
      },
      isTyping: typing.isTyping,
      replace: (id, next) => {
        if (id !== documentId) {
          onChange(id, next);
          return;
        }
        typing.flush();
        undoTexts.add(id, latest.current);
        undoTexts.add(id, next);
        show(field.current, next);
      },
      focus: () => field.current?.focus(),
      goTo,
      goToNextProblem: () => {
        const area = field.current;
        if (!area) return undefined;
        const next = problemAfter(problems, positionAt(area.value, area.selectionStart));
        if (next) goTo(next);
        return next;
      },
    };
  });

  return (
    <textarea
      ref={field}
      className={styles.field}
      style={colours}
      aria-label={label}
      aria-busy={busy || undefined}
      defaultValue={start}
      readOnly={readOnlyReason !== undefined}
      wrap="off"
      dir="ltr"
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      onInput={({ currentTarget }) => typing.add(currentTarget)}
      onKeyDown={undo}
      onCompositionStart={note}
      onCompositionEnd={note}
    />
  );
}
