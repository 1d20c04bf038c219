import { loader } from '@monaco-editor/react';
import * as monaco from 'monaco-editor/editor';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/longLinesHelper/register';
import 'monaco-editor/features/readOnlyMessage/register';
import 'monaco-editor/features/wordOperations/register';
import 'monaco-editor/languages/definitions/html/register';
import 'monaco-editor/languages/definitions/php/register';
import { tokens } from '../theme/tokens.ts';
import './screenReaderSelection.ts';
import { themeData, themeName } from './themes.ts';

// Our own copy, never a CDN's. Nothing that only shows code starts the worker; what compares or completes code does.
self.MonacoEnvironment = {
  getWorker: () => new Worker(new URL('./editor.worker.ts', import.meta.url), { type: 'module' }),
};
loader.config({ monaco });

// Brackets are not coloured by their depth: one that is typed would draw every line below it again.
monaco.editor.onDidCreateModel((model) =>
  model.updateOptions({
    bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
  }),
);

for (const theme of ['light', 'dark'] as const)
  monaco.editor.defineTheme(themeName(theme), themeData(theme));

/** Of all editors. */
export const baseOptions = {
  fontFamily: tokens.fonts.mono.value,
  lineNumbersMinChars: 4,
  scrollBeyondLastLine: false,
  contextmenu: false,
  minimap: { enabled: false },
  stickyScroll: { enabled: false },
  renderFinalNewline: 'on', // a dimmed one has too little contrast
  links: false,
  colorDecorators: false,
  unusualLineTerminators: 'off',
  // A screen reader finds the ten lines around the cursor in the element of the editor. Without
  // EditContext that is a text area, which holds them anyway, and with this also all of a long line.
  accessibilitySupport: 'EditContext' in globalThis ? 'on' : 'auto',
  accessibilityPageSize: 10,
  wordWrapOverride2: 'off', // with that support Monaco wraps code of long lines, which is slow
} satisfies monaco.editor.IStandaloneEditorConstructionOptions;

export { monaco };
