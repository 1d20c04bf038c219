import { DEFAULT_EDITOR_THEME, EDITOR_THEMES } from '@console/ui/CodeEditor/editorThemes.ts';
import { proxy } from 'valtio';

const KEY = 'editor-theme';

function stored(): string {
  try {
    const name = localStorage.getItem(KEY) ?? '';
    return EDITOR_THEMES.includes(name) ? name : DEFAULT_EDITOR_THEME;
  } catch {
    return DEFAULT_EDITOR_THEME;
  }
}

/** The theme of the code editor, which this browser remembers. */
export const editorThemeChoice = proxy({ theme: stored() });

export function chooseEditorTheme(theme: string): void {
  editorThemeChoice.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without local storage the choice lasts until the page is closed.
  }
}
