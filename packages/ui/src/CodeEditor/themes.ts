import type { editor } from 'monaco-editor/editor';
import { useSyncExternalStore } from 'react';
import { semanticTokens } from '../theme/tokens.ts';

const SIDE: Record<PageTheme, 0 | 1> = { light: 0, dark: 1 };

/** The names under which Monaco knows the page's two themes. */
export const themeName = (theme: PageTheme): string => `console-${theme}`;

const { accent, bg, border, danger, fg, info, success, warning } = semanticTokens.colors;

/**
 * A Monaco theme with the page's own colours, so that code has the same contrast as everything
 * around it. Monaco needs the colours as hex digits, one theme at a time.
 */
export function themeData(theme: PageTheme): editor.IStandaloneThemeData {
  const side = ({ value }: { value: string }) =>
    value.match(/#[\da-f]{6}/g)?.[SIDE[theme]] ?? '#808080';
  const rule = (colour: { value: string }, ...names: readonly string[]) =>
    names.map((token) => ({ token, foreground: side(colour).slice(1) }));
  return {
    base: theme === 'dark' ? 'vs-dark' : 'vs',
    inherit: false,
    rules: [
      ...rule(fg.DEFAULT, ''),
      ...rule(fg.muted, 'comment', 'delimiter', 'delimiter.html'),
      ...rule({ value: accent.fg.value }, 'keyword'),
      ...rule(success.fg, 'string', 'string.escape', 'attribute.value'),
      ...rule(warning.fg, 'number', 'attribute.name', 'constant'),
      ...rule(danger.fg, 'metatag', 'variable.predefined', 'invalid'),
      ...rule(info.fg, 'variable', 'tag', 'type'),
    ],
    colors: {
      'editor.background': side(bg.panel),
      'editor.foreground': side(fg.DEFAULT),
      'editorLineNumber.foreground': side(fg.subtle),
      'editorLineNumber.activeForeground': side(fg.DEFAULT),
      'editor.selectionBackground': side(accent.border),
      'editor.inactiveSelectionBackground': side(bg.emphasized),
      'editorCursor.foreground': side(fg.DEFAULT),
      'editorIndentGuide.background1': side(border.DEFAULT),
      'editorWidget.background': side(bg.subtle),
      'editorWidget.foreground': side(fg.DEFAULT),
      'editorWidget.border': side(border.emphasized),
      'input.background': side(bg.panel),
      'input.foreground': side(fg.DEFAULT),
      'input.border': side(border.emphasized),
      'inputOption.activeBorder': side(accent.fg),
      'inputOption.activeBackground': side(accent.subtle),
      focusBorder: side(accent.fg),
      'editor.findMatchBackground': `${side(warning.border)}`,
      'editor.findMatchHighlightBackground': `${side(warning.subtle)}`,
      'diffEditor.insertedLineBackground': side(success.subtle),
      'diffEditor.insertedTextBackground': `${side(success.border)}55`,
      'diffEditor.removedLineBackground': side(danger.subtle),
      'diffEditor.removedTextBackground': `${side(danger.border)}55`,
      'scrollbarSlider.background': `${side(fg.subtle)}55`,
      'scrollbarSlider.hoverBackground': `${side(fg.subtle)}88`,
      'editorOverviewRuler.findMatchForeground': side(warning.fg),
    },
  };
}

export type PageTheme = 'light' | 'dark';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(onChange: () => void): () => void {
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = systemIsDark();
  system.addEventListener('change', onChange);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', onChange);
  };
}

function read(): PageTheme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemIsDark().matches ? 'dark' : 'light';
}

/** The theme of the page, for parts that cannot follow it by CSS. */
export const usePageTheme = (): PageTheme => useSyncExternalStore(subscribe, read);
