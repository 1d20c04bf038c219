import { readPreference, storePreference } from '@console/api/core/preferences';
import { DEFAULT_EDITOR_THEME, EDITOR_THEMES } from '@console/ui/CodeEditor/editorThemes.ts';
import { proxy } from 'valtio';

const KEY = 'editor-theme';

function stored(): string {
  const name = readPreference(KEY) ?? '';
  return EDITOR_THEMES.includes(name) ? name : DEFAULT_EDITOR_THEME;
}

/** The theme of the code editor: a preference of this browser. */
export const editorThemeChoice = proxy({ theme: stored() });

export function chooseEditorTheme(theme: string): void {
  editorThemeChoice.theme = theme;
  storePreference(KEY, theme);
}
