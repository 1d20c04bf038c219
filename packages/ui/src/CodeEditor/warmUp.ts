import type { editor, IPosition } from 'monaco-editor/editor';
import { monaco } from './monaco.ts';

let isWarm = false;

/** Names, brackets and quotation marks that close themselves, and a new line. */
const TYPED = "$b = trim($node->text('h1'));\n";

/** Fills the hidden editor, so that it draws as many lines as one that is shown. */
const CODE = `<?php\n\n${"$jobs[1] = ['title' => clean($node->title), 'url' => $base];\n".repeat(40)}`;

/**
 * Types into an editor that nobody sees, once, one letter in each idle moment. The first keys in an
 * editor run most of its code for the first time and would take several times as long as later
 * ones. Typing into the editor that is shown ends it.
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

/** What Monaco's own bracket matching asks of a document. Monaco has no public call for it. */
interface WithBrackets {
  bracketPairs?: { matchBracket?: (position: IPosition) => unknown };
}

/** Until then Monaco has coloured all lines. Brackets that are read earlier are read again. */
const COLOURED_MS = 2000;

/**
 * Reads the brackets of a document in an idle moment. Otherwise Monaco reads them at the first move
 * of the cursor, which holds up the next key: 5,000 lines take 60 ms on a fast processor.
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
 * Does in idle moments what the first keys would have to do: once for all editors, and once for the
 * document that is shown.
 *
 * @param shown the editor that was made for somebody
 * @param options of the editor that is shown
 * @returns a function that stops it
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
