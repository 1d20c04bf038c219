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
import { markInvisible } from './markInvisible.ts';
import './screenReaderContent.ts';
import { themeData, themeName } from './themes.ts';

// The worker is bundled and never loaded from a CDN. Only comparing and completing code start it;
// showing code does not.
self.MonacoEnvironment = {
  getWorker: () => new Worker(new URL('./editor.worker.ts', import.meta.url), { type: 'module' }),
};
loader.config({ monaco });

// Bracket-pair colours are off: typing a bracket would render every line below it again.
monaco.editor.onDidCreateModel((model) => {
  model.updateOptions({
    bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
  });
  markInvisible(model);
});

for (const theme of ['light', 'dark'] as const)
  monaco.editor.defineTheme(themeName(theme), themeData(theme));

/** The options of all editors. */
export const baseOptions = {
  fontFamily: tokens.fonts.mono.value,
  lineNumbersMinChars: 4,
  scrollBeyondLastLine: false,
  contextmenu: false,
  minimap: { enabled: false },
  stickyScroll: { enabled: false },
  renderFinalNewline: 'on', // not 'dimmed', which has too little contrast
  links: false,
  colorDecorators: false,
  unusualLineTerminators: 'off',
  // With 'on', the editor's element holds the ten lines around the cursor for a screen reader.
  // Without EditContext that element is a text area, which holds them anyway; 'on' would add all of
  // a long line.
  accessibilitySupport: 'EditContext' in globalThis ? 'on' : 'auto',
  accessibilityPageSize: 10,
  wordWrapOverride2: 'off', // accessibilitySupport makes Monaco wrap long lines, which is slow
} satisfies monaco.editor.IStandaloneEditorConstructionOptions;

export { monaco };
