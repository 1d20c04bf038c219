import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { DEFAULT_EDITOR_THEME, editorThemeStore, loadEditorTheme } from './editorThemes.ts';
import { monaco } from './monaco.ts';
import { themeName, usePageTheme } from './themes.ts';

const DEFAULT_NAME = themeName('dark');
/** Monaco allows letters, digits and hyphens in the name of a theme. */
const monacoName = (theme: string) => `chosen-${theme.replaceAll(/[^a-z\d]+/gi, '-')}`;

/**
 * Loads the chosen theme of an editor. The previous theme stays until then. A theme that cannot be
 * loaded is replaced by the default one.
 *
 * @returns the Monaco name of the theme
 */
export function useEditorTheme(theme: string): string {
  const [name, setName] = useState(DEFAULT_NAME);
  useEffect(() => {
    let current = true;
    const show = (next: string) => {
      if (current) setName(next);
    };
    if (theme === DEFAULT_EDITOR_THEME) show(DEFAULT_NAME);
    else
      void loadEditorTheme(theme)
        .catch(() => undefined)
        .then((data) => {
          if (data) monaco.editor.defineTheme(monacoName(theme), data);
          show(data ? monacoName(theme) : DEFAULT_NAME);
        });
    return () => {
      current = false;
    };
  }, [theme]);
  useEffect(() => {
    editorThemeStore.shown = name;
    return () => {
      editorThemeStore.shown = undefined;
    };
  }, [name]);
  return name;
}

/**
 * The Monaco name of the theme of read-only code: the theme of an open editor, otherwise the
 * page's.
 */
export function useViewTheme(): string {
  const page = usePageTheme();
  const { shown } = useSnapshot(editorThemeStore);
  return shown ?? themeName(page);
}
