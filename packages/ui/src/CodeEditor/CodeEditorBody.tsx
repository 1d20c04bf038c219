import { Editor } from '@monaco-editor/react';
import type { editor } from 'monaco-editor/editor';
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useState,
  type RefObject,
} from 'react';
import type { CodeEditorProps } from './codeEditor.types.ts';
import { isComposing, LINE_HEIGHT } from './CodeField.tsx';
import { toEditorText } from './codeText.ts';
import { baseOptions, monaco } from './monacoEditing.ts';
import { positionAt, problemAfter, type CodeProblem } from './php/codeProblem.ts';
import { lineEdits } from './php/minimalEdit.ts';
import { createTyping } from './typing.ts';
import type { UndoTexts } from './undoTexts.ts';
import { useEditorLiveRegion } from './useEditorLiveRegion.ts';
import { useEditorTheme } from './useEditorTheme.ts';
import { useWarmUp } from './useWarmUp.ts';
import styles from './CodeEditor.module.css';

/** Removes Monaco's commands on keys that the page handles. */
monaco.editor.addKeybindingRules(
  [monaco.KeyMod.CtrlCmd | monaco.KeyCode.Enter, monaco.KeyCode.F8].map((keybinding) => ({
    keybinding,
    command: null,
  })),
);

const options: editor.IStandaloneEditorConstructionOptions = {
  ...baseOptions,
  fontSize: 13,
  lineHeight: LINE_HEIGHT,
  glyphMargin: true,
  padding: { top: 8, bottom: 8 },
  tabSize: 4,
  detectIndentation: true,
  quickSuggestions: false,
  wordBasedSuggestions: 'off',
  renderValidationDecorations: 'on', // also if the text is read-only
};

const markerOf = ({ line, column, endLine, endColumn, message }: CodeProblem) => ({
  startLineNumber: line,
  startColumn: column,
  endLineNumber: endLine,
  endColumn,
  message,
  severity: monaco.MarkerSeverity.Error,
});

/** A sign beside the number of the line. */
const gutterMarkOf = ({ line }: CodeProblem) => ({
  range: new monaco.Range(line, 1, line, 1),
  options: { glyphMarginClassName: styles.faultyLine },
});

/**
 * The text of a document in the form that the page expects. On Windows Monaco gives a new document
 * `\r\n`, and a byte-order mark may have been pasted.
 */
const textOf = (model: editor.ITextModel) => toEditorText(model.getValue());

/** Replaces the text of a document in one undo step. */
function replaceText(model: editor.ITextModel, text: string) {
  const edits = lineEdits(model.getValue(), text).map(({ from, to, text: inserted }) => ({
    range: monaco.Range.fromPositions(model.getPositionAt(from), model.getPositionAt(to)),
    text: inserted,
  }));
  if (edits.length === 0) return; // otherwise Undo would have a step that changes nothing
  model.pushStackElement();
  model.pushEditOperations(null, edits, () => null);
  model.pushStackElement();
}

/**
 * Calls `change`. A cursor at the end of the code stays in its line if `change` adds a final line
 * break.
 */
function stayBeforeFinalBreak(
  editor: editor.IStandaloneCodeEditor | undefined,
  model: editor.ITextModel,
  change: () => void,
) {
  const position = editor?.getModel() === model ? editor.getPosition() : null;
  const wasAtEnd = position?.equals(model.getFullModelRange().getEndPosition());
  change();
  const last = model.getLineCount();
  if (!wasAtEnd || position?.column === 1 || last === 1 || model.getLineMaxColumn(last) > 1) return;
  editor?.setPosition({ lineNumber: last - 1, column: model.getLineMaxColumn(last - 1) });
}

/** Gives a document the last of the texts, so that Undo leads back through the texts before it. */
function replayTexts(model: editor.ITextModel, [first, ...later]: readonly string[]) {
  if (first === undefined || later.length === 0) return;
  if (textOf(model) !== first) model.setValue(first);
  for (const text of later) replaceText(model, text);
}

/** Moves the text, the selection, the scroll and the focus of the field into the editor. */
function takeOver(
  editor: editor.IStandaloneCodeEditor,
  field: HTMLTextAreaElement,
  texts: readonly string[],
) {
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  const model = editor.getModel();
  if (model) replayTexts(model, [...texts, toEditorText(value)]);
  const from = positionAt(value, selectionStart);
  const to = positionAt(value, selectionEnd);
  const [anchor, cursor] = selectionDirection === 'backward' ? [to, from] : [from, to];
  editor.setSelection(new monaco.Selection(anchor.line, anchor.column, cursor.line, cursor.column));
  editor.setScrollPosition({ scrollTop: field.scrollTop, scrollLeft: field.scrollLeft });
  if (field === document.activeElement) editor.focus();
}

/** Keeps the line of the cursor in view when the height of the editor shrinks. */
function keepCursorInView(editor: editor.IStandaloneCodeEditor) {
  let { height: before } = editor.getLayoutInfo();
  return editor.onDidLayoutChange(({ height }) => {
    if (height === 0) return; // the editor is hidden
    const line = editor.getPosition()?.lineNumber ?? 1;
    const top = editor.getTopForLineNumber(line) - editor.getScrollTop();
    // Scrolls one frame later, because scrolling during the layout leaves the line numbers behind.
    if (top >= 0 && top < before) requestAnimationFrame(() => editor.revealLine(line));
    before = height;
  });
}

const documentOf = (uri: monaco.Uri) => uri.path.slice(uri.path.lastIndexOf('/') + 1);

interface CodeEditorBodyProps extends CodeEditorProps {
  /** The field in which the code is edited until the editor is ready. */
  field: RefObject<HTMLTextAreaElement | null>;
  undoTexts: UndoTexts;
  /** Whether `onReady` was called. */
  ready: boolean;
  /** Called when the editor has taken over what the field holds. */
  onReady: () => void;
}

/** The Monaco editor for code. It is in a chunk of its own: import `CodeEditor` instead. */
export function CodeEditorBody({
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
  ready,
  onReady,
}: CodeEditorBodyProps) {
  const scope = useId();
  const isReadOnly = readOnlyReason !== undefined;
  const [editor, setEditor] = useState<editor.IStandaloneCodeEditor>();
  const [liveRegion, liveRegionHolder] = useEditorLiveRegion();
  const themeName = useEditorTheme(theme);
  const uriOf = (id: string) => monaco.Uri.from({ scheme: 'inmemory', path: `/${scope}/${id}` });
  const change = useEffectEvent(onChange);
  const stillTyping = useEffectEvent(() => onTyping?.());

  const [typing] = useState(() => createTyping<editor.ITextModel>((model) => model.isDisposed()));
  /** Reports changes that were typed into the editor before the listeners below were added. */
  const catchUp = useEffectEvent(() => {
    const model = editor?.getModel();
    if (model && textOf(model) !== text) typing.add(model);
  });
  useEffect(() => {
    if (!editor) return undefined;
    const stop = typing.listen({
      onPause: (model) => change(documentOf(model.uri), textOf(model)),
      onTyping: () => stillTyping(),
    });
    const listeners = [
      editor.onDidChangeModelContent(() => typing.add(editor.getModel())),
      editor.onDidChangeModel(typing.flush),
      keepCursorInView(editor),
    ];
    catchUp();
    return () => {
      typing.flush(); // reports the last changes
      for (const listener of listeners) listener.dispose();
      stop();
    };
  }, [editor, typing]);

  useEffect(
    () => () => {
      for (const model of monaco.editor.getModels())
        if (model.uri.path.startsWith(`/${scope}/`)) model.dispose();
    },
    [scope],
  );

  useEffect(() => {
    const model = editor?.getModel();
    if (model) monaco.editor.setModelMarkers(model, 'code', (problems ?? []).map(markerOf));
    const marks = editor?.createDecorationsCollection((problems ?? []).map(gutterMarkOf));
    return () => marks?.clear();
  }, [editor, problems, documentId]);

  // Monaco does not set `aria-readonly`, and it has a new element for each document.
  useEffect(() => {
    const mark = () =>
      editor
        ?.getContainerDomNode()
        .querySelector('[role="textbox"]')
        ?.setAttribute('aria-readonly', String(isReadOnly));
    mark();
    const listener = editor?.onDidChangeModel(mark);
    return () => listener?.dispose();
  }, [editor, isReadOnly]);

  // A document that was edited in the field may be shown in the editor for the first time. Undo
  // then leads back to its texts in the field.
  useEffect(() => {
    const model = editor?.getModel();
    if (model) replayTexts(model, undoTexts.take(documentId));
  }, [editor, documentId, undoTexts]);

  useWarmUp(isReadOnly ? undefined : editor, documentId, options, liveRegion);

  useImperativeHandle(ref, () => {
    const goTo = ({ line, column = 1 }: { line: number; column?: number }) => {
      editor?.setPosition({ lineNumber: line, column });
      editor?.revealLineInCenterIfOutsideViewport(line);
      editor?.focus();
    };
    const shown = () => {
      const model = editor?.getModel();
      return model ? textOf(model) : undefined;
    };
    return {
      text: shown,
      flush: () => {
        typing.flush();
        return shown();
      },
      isTyping: typing.isTyping,
      replace: (id, next) => {
        typing.flush();
        const model = monaco.editor.getModel(uriOf(id));
        if (model) stayBeforeFinalBreak(editor, model, () => replaceText(model, next));
        typing.flush();
        onChange(id, next);
      },
      focus: () => editor?.focus(),
      goTo,
      goToNextProblem: () => {
        const { lineNumber: line = 1, column = 1 } = editor?.getPosition() ?? {};
        const next = problemAfter(problems, { line, column });
        if (next) goTo(next);
        return next;
      },
    };
  });

  const mount = (created: editor.IStandaloneCodeEditor) => {
    const take = () => {
      if (field.current) takeOver(created, field.current, undoTexts.take(documentId));
      setEditor(created);
      onReady();
    };
    // Waits while an input method is composing a letter, which would be lost with the field.
    if (field.current && isComposing(field.current))
      field.current.addEventListener('compositionend', take, { once: true });
    else take();
  };

  return (
    <>
      <div ref={liveRegionHolder} />
      <Editor
        className={styles.monaco}
        path={uriOf(documentId).toString()}
        defaultValue={text}
        defaultLanguage="php"
        theme={themeName}
        options={{
          ...options,
          ariaLabel: ready ? label : 'The editor is being prepared',
          ariaContainerElement: liveRegion,
          readOnly: isReadOnly,
          readOnlyMessage: readOnlyReason === undefined ? undefined : { value: readOnlyReason },
        }}
        keepCurrentModel
        loading={null}
        onMount={mount}
      />
    </>
  );
}
