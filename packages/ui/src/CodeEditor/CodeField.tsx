import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
  type CompositionEvent,
  type CSSProperties,
  type RefObject,
} from 'react';
import type { CodeEditorProps } from './codeEditor.types.ts';
import { offsetOf, toEditorText } from './codeText.ts';
import { loadEditorTheme } from './editorThemes.ts';
import { positionAt, problemAfter } from './php/codeProblem.ts';
import { createTyping } from './typing.ts';
import styles from './CodeEditor.module.css';

/** Pixels, as in the style sheet and in the editor. */
export const LINE_HEIGHT = 20;

interface CodeFieldProps extends CodeEditorProps {
  /** A ref to the text area, whose text and cursor the editor takes over. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** True while the editor loads. */
  busy: boolean;
}

/** Whether an input method is composing a letter in the field. */
export const isComposing = (field: HTMLTextAreaElement): boolean =>
  field.dataset['composing'] === 'true';
const note = ({ currentTarget, type }: CompositionEvent<HTMLTextAreaElement>) => {
  currentTarget.dataset['composing'] = String(type === 'compositionstart');
};

/** The colours of a theme, or undefined for the default one, whose are in the style sheet. */
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
 * PHP in a text area, one for each document: for editing until the editor is ready, and instead of
 * it when loading failed. Its `defaultValue` is the text that it started with.
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
  busy,
}: CodeFieldProps) {
  const colours = useThemeColours(theme);
  const [start] = useState(text);
  const [typing] = useState(() => createTyping<HTMLTextAreaElement>());
  const change = useEffectEvent(onChange);
  const stillTyping = useEffectEvent(() => onTyping?.());
  useEffect(() => {
    const stop = typing.listen({
      onPause: ({ value }) => change(documentId, toEditorText(value)),
      onTyping: () => stillTyping(),
    });
    return () => {
      typing.flush();
      stop();
    };
  }, [typing, documentId]);

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
        typing.flush();
        if (field.current && id === documentId) field.current.value = next;
        onChange(id, next);
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
      onCompositionStart={note}
      onCompositionEnd={note}
    />
  );
}
