import type { editor } from 'monaco-editor/editor';
import { proxy } from 'valtio';

/** The theme for a person who has chosen none. It has the dark colours of the console. */
export const DEFAULT_EDITOR_THEME = 'dark';

const files = import.meta.glob<{ default: editor.IStandaloneThemeData }>([
  '../../../../node_modules/monaco-themes/themes/*.json',
  '!../../../../node_modules/monaco-themes/themes/themelist.json',
]);
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
// The names are plain ASCII and need no comparison by locale, each of which takes a quarter of a
// millisecond.
const byName = (one: string, other: string) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1);
const loaders = new Map(Object.entries(files).map(([path, load]) => [nameOf(path), load]));

/** The names of the themes that a person can choose for an editor, the default one first. */
export const EDITOR_THEMES: readonly string[] = [
  DEFAULT_EDITOR_THEME,
  ...[...loaders.keys()].toSorted(byName),
];

/** The data of a theme, or undefined for the default one and an unknown one. */
export async function loadEditorTheme(
  name: string,
): Promise<editor.IStandaloneThemeData | undefined> {
  return (await loaders.get(name)?.())?.default;
}

/**
 * The Monaco name of the theme that all code on the page has while an editor is open. Monaco has
 * one theme for all of its editors.
 */
export const editorThemeStore = proxy<{ shown: string | undefined }>({ shown: undefined });
