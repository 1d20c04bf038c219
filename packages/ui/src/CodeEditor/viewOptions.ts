import type { editor } from 'monaco-editor/editor';
import { tokens } from '../theme/tokens.ts';
import { LINE_HEIGHT } from './viewHeight.ts';

/**
 * For reading only: as little of the editor as shows code, so that many of them on a page stay
 * smooth.
 */
export const viewOptions: editor.IStandaloneEditorConstructionOptions = {
  readOnly: true,
  domReadOnly: true,
  readOnlyMessage: { value: 'This code can only be read here.' },
  tabFocusMode: true, // Tab leaves it
  fontFamily: tokens.fonts.mono.value,
  fontSize: 12,
  lineHeight: LINE_HEIGHT,
  lineNumbersMinChars: 4,
  lineDecorationsWidth: 8,
  padding: { top: 8, bottom: 8 },
  scrollBeyondLastLine: false,
  scrollbar: { alwaysConsumeMouseWheel: false }, // at its edges the wheel scrolls the page
  renderFinalNewline: 'on', // dimmed it has too little contrast
  renderLineHighlight: 'none',
  overviewRulerBorder: false,
  hideCursorInOverviewRuler: true,
  contextmenu: false,
  minimap: { enabled: false },
  stickyScroll: { enabled: false },
  folding: false,
  guides: { indentation: false },
  matchBrackets: 'never',
  bracketPairColorization: { enabled: false },
  links: false,
  colorDecorators: false,
  occurrencesHighlight: 'off',
  selectionHighlight: false,
  unicodeHighlight: {
    ambiguousCharacters: false,
    invisibleCharacters: false,
    nonBasicASCII: false,
  },
  unusualLineTerminators: 'off',
  quickSuggestions: false,
  wordBasedSuggestions: 'off',
  parameterHints: { enabled: false },
  hover: { enabled: 'off' },
};
