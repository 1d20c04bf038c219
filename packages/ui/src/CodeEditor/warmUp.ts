import type { editor, IPosition } from 'monaco-editor/editor';
import { monaco } from './monaco.ts';

let isWarm = false;

/**
 * The typed text: names, brackets and quotation marks that are closed automatically, and a new
 * line.
 */
const TYPED = "$b = trim($node->text('h1'));\n";

/** The text of the hidden editor, long enough to render as many lines as a visible one. */
const CODE = `<?php\n\n${"$jobs[1] = ['title' => clean($node->title), 'url' => $base];\n".repeat(40)}`;

/**
 * Types into a hidden editor, once, one letter per idle callback. The first keystrokes run most of
 * an editor's code for the first time and would take several times as long as later ones. Typing
 * into the visible editor ends it.
 */
function typeAhead(
  shown: editor.IStandaloneCodeEditor,
  options: editor.IStandaloneEditorConstructionOptions,
): () => void {
  if (isWarm) return () => undefined;
  let hidden: editor.IStandaloneCodeEditor | undefined;
  let moment = 0;
  const make = () => {
    const created = monaco.editor.create(document.createElement('div'), {
      ...options,
      value: CODE,
      language: 'php',
      dimension: { width: 900, height: 600 },
    });
    created.setPosition({ lineNumber: 2, column: 1 });
    return created;
  };
  let typed = 0;
  const step = () => {
    if (!hidden) hidden = make();
    else {
      hidden.trigger('keyboard', 'type', { text: TYPED[typed] });
      typed += 1;
      isWarm = typed === TYPED.length;
    }
    if (isWarm) stop();
    else moment = requestIdleCallback(step);
  };
  const listener = shown.onDidChangeModelContent(() => stop());
  const stop = () => {
    listener.dispose();
    cancelIdleCallback(moment);
    hidden?.dispose();
    hidden = undefined;
  };
  moment = requestIdleCallback(step);
  return stop;
}

/** The internal interface of Monaco's bracket matching. Monaco has no public API for it. */
interface WithBrackets {
  bracketPairs?: { matchBracket?: (position: IPosition) => unknown };
}

/**
 * The time in which Monaco finishes colouring all lines, in milliseconds. Brackets that are parsed
 * earlier have to be parsed again.
 */
const COLOURED_MS = 2000;

/**
 * Parses the brackets of a document in an idle callback. Otherwise Monaco parses them at the first
 * cursor move, which delays the next key: 5,000 lines take 60 ms on a fast processor.
 */
function readBrackets(model: editor.ITextModel): () => void {
  let moment = 0;
  const read = () => {
    if (model.isDisposed()) return;
    const { bracketPairs } = model as WithBrackets;
    bracketPairs?.matchBracket?.({ lineNumber: 1, column: 1 });
  };
  const timer = setTimeout(() => {
    moment = requestIdleCallback(read);
  }, COLOURED_MS);
  return () => {
    clearTimeout(timer);
    cancelIdleCallback(moment);
  };
}

/**
 * Runs the code of the first keystrokes in idle callbacks: once for all editors, and once for the
 * shown document.
 *
 * @param shown the editor that the person sees
 * @param options the options of that editor
 * @returns a function that stops the work
 */
export function warmUp(
  shown: editor.IStandaloneCodeEditor,
  options: editor.IStandaloneEditorConstructionOptions,
): () => void {
  if (!('requestIdleCallback' in globalThis)) return () => undefined;
  const model = shown.getModel();
  const stops = [typeAhead(shown, options), model && readBrackets(model)];
  return () => stops.forEach((stop) => stop?.());
}
